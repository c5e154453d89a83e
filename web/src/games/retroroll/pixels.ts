/** Pixel drawings as text: one character a pixel, a palette for the characters, `.` for nothing. */

export interface Sprite {
  rows: readonly string[]
  palette: Readonly<Record<string, string>>
}

export interface Layer {
  fill: string
  d: string
}

export const width = (sprite: Sprite): number => sprite.rows[0]?.length ?? 0
export const height = (sprite: Sprite): number => sprite.rows.length

/** One path for each colour, made of horizontal runs: few nodes, no seams. */
export function layers(sprite: Sprite): Layer[] {
  const paths = new Map<string, string>()
  sprite.rows.forEach((row, y) => {
    for (let x = 0; x < row.length; ) {
      const mark = row[x] as string
      let end = x + 1
      while (row[end] === mark) end++
      if (mark !== '.') paths.set(mark, `${paths.get(mark) ?? ''}M${x} ${y}h${end - x}v1h${x - end}z`)
      x = end
    }
  })
  return [...paths].map(([mark, d]) => {
    const fill = sprite.palette[mark]
    if (!fill) throw new Error(`no colour for '${mark}'`)
    return { fill, d }
  })
}

/** The same sprite after so many quarter turns to the right. */
export function turned(sprite: Sprite, quarters: number): Sprite {
  let rows = sprite.rows
  for (let i = 0; i < quarters; i++) {
    const old = rows
    rows = [...(old[0] ?? '')].map((_, x) => old.map((row) => row[x]).reverse().join(''))
  }
  return { ...sprite, rows }
}

/** Figures five dots high; a one is one dot wide, so that 10, 11 and 12 stay narrow. */
const SMALL: Record<string, readonly string[]> = {
  '0': ['###', '#.#', '#.#', '#.#', '###'],
  '1': ['#', '#', '#', '#', '#'],
  '2': ['###', '..#', '###', '#..', '###'],
  '3': ['###', '..#', '.##', '..#', '###'],
  '4': ['#.#', '#.#', '###', '..#', '..#'],
  '5': ['###', '#..', '###', '..#', '###'],
  '6': ['###', '#..', '###', '#.#', '###'],
  '7': ['###', '..#', '..#', '.#.', '.#.'],
  '8': ['###', '#.#', '###', '#.#', '###'],
  '9': ['###', '#.#', '###', '..#', '###'],
}

const LARGE: Record<string, readonly string[]> = {
  '0': ['.####.', '##..##', '##..##', '##..##', '##..##', '##..##', '##..##', '##..##', '.####.'],
  '1': ['.##', '###', '.##', '.##', '.##', '.##', '.##', '.##', '.##'],
  '2': ['.####.', '##..##', '....##', '....##', '...##.', '..##..', '.##...', '##....', '######'],
  '3': ['.####.', '##..##', '....##', '....##', '..###.', '....##', '....##', '##..##', '.####.'],
  '4': ['....##', '...###', '..####', '.##.##', '##..##', '######', '....##', '....##', '....##'],
  '5': ['######', '##....', '##....', '#####.', '....##', '....##', '....##', '##..##', '.####.'],
  '6': ['.####.', '##..##', '##....', '##....', '#####.', '##..##', '##..##', '##..##', '.####.'],
  '7': ['######', '....##', '....##', '...##.', '...##.', '..##..', '..##..', '..##..', '..##..'],
  '8': ['.####.', '##..##', '##..##', '##..##', '.####.', '##..##', '##..##', '##..##', '.####.'],
  '9': ['.####.', '##..##', '##..##', '##..##', '.#####', '....##', '....##', '##..##', '.####.'],
}

/** A whole number in pixels. */
export function figures(n: number, size: 'small' | 'large', fill = 'currentColor'): Sprite {
  const font = size === 'small' ? SMALL : LARGE
  const glyphs = [...String(n)].map((c) => font[c] ?? [])
  const tall = size === 'small' ? 5 : 9
  const rows = Array.from({ length: tall }, (_, y) => glyphs.map((g) => g[y] ?? '').join('.'))
  return { rows: rows.map((row) => row.replaceAll('#', 'x')), palette: { x: fill } }
}
