import { describe, expect, test } from 'vitest'
import { LIMIT, ends, flights, sides } from './timing'

describe('flights', () => {
  test.each([1, 2, 5, 8, 20])('%i dice lie still within the limit', (count) => {
    const all = flights(count)
    expect(all).toHaveLength(count)
    expect(ends(all)).toBeLessThanOrEqual(LIMIT)
    expect(LIMIT).toBeLessThanOrEqual(600)
    for (const f of all) expect(f.duration).toBeGreaterThan(300)
  })

  test('no dice, no time', () => {
    expect(ends(flights(0))).toBe(0)
  })

  test('neighbours do not move alike', () => {
    const [a, b] = flights(2)
    expect(a).not.toEqual({ ...b, delay: a?.delay })
  })
})

describe('sides', () => {
  test.each([1, 2, 3, 4, 5, 6])('a die showing %i has each face once', (face) => {
    const s = sides(face)
    expect(s.front).toBe(face)
    expect(Object.values(s).sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(s.front + s.back).toBe(7)
    expect(s.left + s.right).toBe(7)
    expect(s.top + s.bottom).toBe(7)
  })
})
