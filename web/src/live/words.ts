import { facesOf, type GameTexts } from '../texts/texts.svelte'
import type { Say } from '../games/look'
import type { Entry, Seat, Told } from '../types'

/** A line of the log: its words, and the text id whose rule explains it. */
export interface LogLine {
  text: string
  id: string | null
}

export function seatName(seat: Pick<Seat, 'seat' | 'name' | 'bot' | 'kind'> | undefined, index: number, say: Say): string {
  if (seat?.name) return seat.name
  if (seat?.kind === 'bot' && seat.bot) return say(`hall-bot-${seat.bot}`)
  return say('hall-player', { n: index + 1 })
}

/** What one stored event says in words. Notes first; a move that tells nothing says itself. */
export function entryLines(
  entry: Entry,
  next: Entry | undefined,
  names: readonly string[],
  game: GameTexts,
  say: Say,
): LogLine[] {
  const who = entry.seat === null ? '' : (names[entry.seat] ?? '')
  if (entry.kind === 'undo') return [{ text: say('hall-log-undo', { player: who }), id: null }]
  if (entry.kind === 'hint') return [{ text: say('hall-log-hint', { player: who }), id: null }]
  const notes = entry.story.map((told: Told) => ({ text: game.note(told, names), id: `note-${told.code}` }))
  // A move that the table made for somebody who did not answer in time.
  if (entry.kind === 'clock') return [{ text: say('hall-log-clock', { player: who }), id: null }, ...notes]
  if (notes.length) return notes
  if (entry.kind === 'move') {
    // The throw it asks for says it better.
    if (next?.kind === 'outcome' && facesOf(next)) return []
    const kind = entry.text.split(' ')[0] ?? ''
    return [{ text: say('hall-log-move', { player: who, move: game.move(entry.text, names) }), id: `move-${kind}` }]
  }
  const faces = facesOf(entry)
  if (faces) return [{ text: say('hall-log-throw', { faces: faces.join(' · ') }), id: null }]
  const drawn = /^draw (.+)$/.exec(entry.text)
  return drawn ? [{ text: say('hall-log-draw', { what: game.card(drawn[1]!) }), id: null }] : []
}

/** Whose event it is: what the rules tell of it knows better than who pressed. */
export function seatOf(entry: Pick<Entry, 'seat' | 'story'>): number | null {
  for (const told of entry.story)
    for (const [key, value] of Object.entries(told.data))
      if (told.kinds?.[key] === 'seat' && typeof value === 'number') return value
  return entry.seat
}

/** Several lines said in one breath. */
export function breath(lines: readonly LogLine[]): string {
  return lines.map((l) => (/[.!?…]$/.test(l.text) ? l.text : `${l.text}.`)).join(' ')
}
