/** How a throw moves. The result is known before the first frame; this only decides how the dice get there. */

/** A throw is over after this many milliseconds, however many dice there are. */
export const LIMIT = 560

export interface Flight {
  /** Milliseconds before this die starts. */
  delay: number
  /** Milliseconds it is on its way. */
  duration: number
  /** Degrees it turns about its axes; the last frame is always the plain face. */
  turnX: number
  turnY: number
  turnZ: number
}

/** The flights of `count` dice: each a little later and a little different, all within the limit. */
export function flights(count: number): Flight[] {
  const lag = count > 1 ? Math.min(45, 120 / (count - 1)) : 0
  return Array.from({ length: count }, (_, i) => {
    const delay = Math.round(lag * i)
    const left = LIMIT - Math.round(lag * (count - 1))
    const side = i % 2 === 0 ? 1 : -1
    return {
      delay,
      duration: left,
      turnX: -360 - 90 * (i % 3),
      turnY: side * (270 + 90 * ((i + 1) % 2)),
      turnZ: side * (35 + 20 * (i % 4)),
    }
  })
}

/** When the last of these dice lies still. */
export function ends(all: readonly Flight[]): number {
  return all.reduce((latest, f) => Math.max(latest, f.delay + f.duration), 0)
}

/** The faces of a die seen from the front: opposite faces sum to seven. */
export interface Sides {
  front: number
  back: number
  right: number
  left: number
  top: number
  bottom: number
}

/** The six sides of a die whose front shows `face`. */
export function sides(face: number): Sides {
  const axis = Math.min(face, 7 - face)
  const right = axis === 1 ? 2 : 1
  const top = 6 - axis - right
  return { front: face, back: 7 - face, right, left: 7 - right, top, bottom: 7 - top }
}
