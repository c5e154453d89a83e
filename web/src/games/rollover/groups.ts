/** The little squares that stand for a group of dice on the printed sheet. */

export interface Cell {
  x: number
  y: number
  filled: boolean
}

const row = (count: number, y: number, filled: boolean, x = 0): Cell[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + i, y, filled }))
const step = (count: number): Cell[] => Array.from({ length: count }, (_, i) => ({ x: i, y: (count - 1 - i) * 0.5, filled: true }))

const COUNTS: Record<string, number> = { pair: 2, three: 3, four: 4, five: 5, six: 6 }

/** Equal dice stand in a row, a step climbs, a full house has two rows. */
export function cells(group: string): Cell[] {
  const count = COUNTS[group.split('-')[0] ?? ''] ?? 0
  if (group === 'full-house') return [...row(3, 0, true), ...row(2, 1.2, false, 0.5)]
  if (group === 'six-in-one') return [...row(3, 0, true), ...row(3, 1.2, true)]
  if (group.endsWith('-step')) return step(count)
  return row(count, 0, true)
}

export function extent(all: readonly Cell[]): { width: number; height: number } {
  return {
    width: Math.max(0, ...all.map((cell) => cell.x)) + 1,
    height: Math.max(0, ...all.map((cell) => cell.y)) + 1,
  }
}
