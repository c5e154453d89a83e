import { facesOf } from '../texts/texts.svelte'
import type { Entry, Told } from '../types'
import { seatOf } from './words'

/** What is worth telling about a finished game, as its log shows it. */
export interface Story {
  throws: number
  minutes: number
  /** The most throws in one go: who, and how many. */
  run: { seat: number; throws: number } | null
  /** The note with the most points in it. */
  moment: Told | null
}

/** The end itself is no moment of the game. */
const ENDS = new Set(['won', 'solo'])

export function storyOf(log: readonly Entry[]): Story {
  let throws = 0
  let run: Story['run'] = null
  let current = { seat: -1, throws: 0 }
  let moment: Told | null = null
  let most = 0
  for (const entry of log) {
    if (facesOf(entry)) {
      throws++
      const seat = seatOf(entry)
      if (seat !== null) {
        current = seat === current.seat ? { seat, throws: current.throws + 1 } : { seat, throws: 1 }
        if (!run || current.throws > run.throws) run = current
      }
    }
    for (const told of entry.story) {
      if (ENDS.has(told.code)) continue
      const points = told.data['points']
      if (typeof points === 'number' && points > most) {
        most = points
        moment = told
      }
    }
  }
  const first = Date.parse(log[0]?.at ?? '')
  const last = Date.parse(log.at(-1)?.at ?? '')
  const minutes = Number.isFinite(last - first) ? Math.max(1, Math.round((last - first) / 60_000)) : 0
  return { throws, minutes, run: run && run.throws > 2 ? run : null, moment }
}
