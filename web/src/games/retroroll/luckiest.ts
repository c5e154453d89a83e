import { facesOf } from '../../texts/texts.svelte'
import type { Entry } from '../../types'
import type { Say } from '../look'

/** In how many of the 36 throws of two dice one of them, or both together, show a number. */
export function ways(number: number): number {
  let found = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a === number || b === number || a + b === number) found++
  return found
}

/** The number met against the longest odds. */
export function luckiest(log: readonly Entry[], names: readonly string[], say: Say): string | null {
  let best: { seat: number; number: number; ways: number } | null = null
  for (const entry of log) {
    if (!facesOf(entry)) continue
    for (const told of entry.story) {
      if (told.code !== 'met') continue
      const number = Number(told.data['number'])
      const chance = ways(number)
      if (!best || chance < best.ways) best = { seat: Number(told.data['seat']), number, ways: chance }
    }
  }
  return best && say('ui-luckiest', { player: names[best.seat] ?? '', number: best.number, ways: best.ways })
}
