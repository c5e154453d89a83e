/** Where the squares of a card lie: a ring of three rows, clockwise from the golden coin at the top. In art pixels. */

export const CELL = 22
export const WIDTH = 152
export const HEIGHT = 3 * CELL + 2 * 5

export type Side = 'top' | 'right' | 'bottom' | 'left'

export interface Place {
  x: number
  y: number
  side: Side
}

export interface Ring {
  width: number
  height: number
  /** First the coin, then the squares in order. */
  places: Place[]
}

/** How many squares stand on each side of the coin in the top row, and how many in the bottom row. */
export function rows(cells: number): { wing: number; flank: number; bottom: number } {
  const flank = cells >= 3 ? 1 : 0
  const rest = Math.max(0, cells - 1 - 2 * flank)
  let wing = 0
  const uneven = (w: number): number => Math.abs(1 + 2 * w - (rest - 2 * w))
  while (2 * (wing + 1) < rest && uneven(wing + 1) < uneven(wing)) wing++
  return { wing, flank, bottom: rest - 2 * wing }
}

/** The ring of a card with so many squares. */
export function ring(squares: number): Ring {
  const { wing, flank, bottom } = rows(squares + 1)
  const longest = Math.max(1 + 2 * wing, bottom)
  const width = Math.max(WIDTH, longest * CELL + (longest - 1) * 8)
  const right = width - CELL
  const middle = right / 2
  const low = HEIGHT - CELL
  const half = low / 2

  const onTop = (step: number): Place => ({
    x: Math.round(middle + (wing ? (step * middle) / wing : 0)),
    y: 0,
    side: 'top',
  })
  const below = (i: number): Place => ({
    x: Math.round(bottom > 1 ? right - (i * right) / (bottom - 1) : middle),
    y: low,
    side: 'bottom',
  })
  const steps = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

  return {
    width,
    height: HEIGHT,
    places: [
      ...steps(0, wing).map(onTop),
      ...(flank ? [{ x: right, y: half, side: 'right' as const }] : []),
      ...steps(0, bottom - 1).map(below),
      ...(flank ? [{ x: 0, y: half, side: 'left' as const }] : []),
      ...steps(-wing, -1).map(onTop),
    ],
  }
}

export interface Pointer {
  x: number
  y: number
  /** Quarter turns of a sprite that points down. */
  quarters: number
}

/** Where the pointer stands that shows a place: inside the ring, never on another square. */
export function pointer(place: Place, width: number): Pointer {
  if (place.x === 0) return { x: CELL + 1, y: place.y + 6, quarters: 1 }
  if (place.x === width - CELL) return { x: place.x - 7, y: place.y + 6, quarters: 3 }
  if (place.side === 'top') return { x: place.x + 6, y: CELL + 1, quarters: 2 }
  return { x: place.x + 6, y: place.y - 7, quarters: 0 }
}
