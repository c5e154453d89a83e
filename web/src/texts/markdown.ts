/** The little Markdown that rule books use: paragraphs, lists, strong, emphasis, code, and rule ids. */
export type Span = { kind: 'plain' | 'strong' | 'em' | 'code' | 'rule'; text: string }
export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] }

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_(?!\w)|`(.+?)`|\b([A-Z]{1,4}-\d+[a-z]?)\b|\[(.+?)\]\(.+?\)/g

export function spans(text: string): Span[] {
  const out: Span[] = []
  let at = 0
  for (const m of text.matchAll(MARKS)) {
    if (m.index > at) out.push({ kind: 'plain', text: text.slice(at, m.index) })
    if (m[1] !== undefined) out.push({ kind: 'strong', text: m[1] })
    else if (m[2] !== undefined || m[3] !== undefined) out.push({ kind: 'em', text: (m[2] ?? m[3])! })
    else if (m[4] !== undefined) out.push({ kind: 'code', text: m[4] })
    else if (m[5] !== undefined) out.push({ kind: 'rule', text: m[5] })
    else out.push({ kind: 'plain', text: m[6]! })
    at = m.index + m[0].length
  }
  if (at < text.length) out.push({ kind: 'plain', text: text.slice(at) })
  return out
}

export function blocks(text: string): Block[] {
  const out: Block[] = []
  for (const part of text.trim().split(/\n\s*\n/)) {
    const lines = part.split('\n')
    if (lines.every((l) => /^(\s*[-*] |\s{2,})/.test(l))) {
      const items: string[] = []
      for (const line of lines) {
        const item = /^\s*[-*] (.*)$/.exec(line)
        if (item) items.push(item[1]!)
        else if (items.length) items.push(`${items.pop()} ${line.trim()}`)
      }
      out.push({ kind: 'list', items: items.map(spans) })
    } else if (part.trim()) {
      out.push({ kind: 'paragraph', spans: spans(lines.map((l) => l.trim()).join(' ')) })
    }
  }
  return out
}
