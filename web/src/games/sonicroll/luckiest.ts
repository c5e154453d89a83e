import type { Entry } from '../../types'
import type { Say } from '../look'

const LEAST = 3

/** The throw with most dice alike; a hundred of one die thrown alone are none. */
export function luckiest(log: readonly Entry[], names: readonly string[], say: Say): string | null {
  let best = { seat: -1, count: LEAST - 1, face: 0 }
  let seat = 0
  for (const { kind, text, seat: by } of log) {
    if (kind === 'move') seat = by ?? seat
    if (!text.startsWith('roll ')) continue
    const faces = text.split(' ').slice(1).map(Number)
    for (const face of new Set(faces)) {
      const count = faces.filter((one) => one === face).length
      if (count > best.count) best = { seat, count, face }
    }
  }
  return best.seat < 0 ? null : say('ui-luckiest', { player: names[best.seat] ?? '', count: best.count, face: best.face })
}
