import type { Entry } from '../../types'
import type { Say } from '../look'

/** The longest run of throws in one turn without a one, and how rare so long a run is. */
export function luckiest(log: readonly Entry[], names: readonly string[], say: Say): string | null {
  let best = { seat: -1, throws: 0 }
  let now = { seat: -1, throws: 0 }
  for (const entry of log) {
    for (const told of entry.story) {
      if (told.code === 'banked' || told.code === 'lost') now = { seat: -1, throws: 0 }
      if (told.code !== 'rolled' || told.data['face'] === 1) continue
      const seat = Number(told.data['seat'])
      now = { seat, throws: now.seat === seat ? now.throws + 1 : 1 }
      if (now.throws > best.throws) best = now
    }
  }
  if (best.throws < 3) return null
  const of = Math.round((6 / 5) ** best.throws)
  return say('ui-luckiest', { player: names[best.seat] ?? '', throws: best.throws, of })
}
