/** Strokes on the slate for each gate of five; twenty strokes make the goal. The number beside them is exact. */
export function gates(score: number, goal: number): number[] {
  const strokes = Math.min(20, Math.floor((Math.max(0, score) * 20) / goal))
  return [0, 1, 2, 3].map((gate) => Math.max(0, Math.min(5, strokes - 5 * gate)))
}
