import { describe, expect, test } from 'vitest'
import { CELL, pointer, ring, rows } from './ring'

const sizes = Array.from({ length: 16 }, (_, i) => i + 1)

describe('ring', () => {
  test.each(sizes)('%i squares and the coin all have a place, none over another', (squares) => {
    const { places, width, height } = ring(squares)
    expect(places).toHaveLength(squares + 1)
    places.forEach((a, i) => {
      expect(Number.isInteger(a.x) && Number.isInteger(a.y)).toBe(true)
      expect(a.x).toBeGreaterThanOrEqual(0)
      expect(a.x + CELL).toBeLessThanOrEqual(width)
      expect(a.y + CELL).toBeLessThanOrEqual(height)
      for (const b of places.slice(i + 1)) {
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(CELL)
      }
    })
  })

  test.each(sizes)('%i squares run clockwise from the coin in the middle of the top', (squares) => {
    const { places, width, height } = ring(squares)
    const coin = places[0]
    expect(coin).toEqual({ x: (width - CELL) / 2, y: 0, side: 'top' })
    const angle = (i: number): number => {
      const p = places[i]
      if (!p) throw new Error('no place')
      const turn = Math.atan2(p.x + CELL / 2 - width / 2, height / 2 - p.y - CELL / 2)
      return turn < -1e-9 ? turn + 2 * Math.PI : turn
    }
    for (let i = 1; i <= squares; i++) expect(angle(i)).toBeGreaterThan(angle(i - 1))
  })

  test('cards of the usual length keep their squares at full size', () => {
    for (let squares = 4; squares <= 10; squares++) expect(ring(squares).width).toBe(152)
  })

  test('top and bottom are as even as they can be', () => {
    expect(rows(8)).toEqual({ wing: 1, flank: 1, bottom: 3 })
    expect(rows(11)).toEqual({ wing: 2, flank: 1, bottom: 4 })
  })
})

describe('pointer', () => {
  test.each(sizes)('of %i squares each is shown from inside, off every square', (squares) => {
    const { places, width, height } = ring(squares)
    for (const place of places) {
      const p = pointer(place, width)
      const [w, h] = p.quarters % 2 ? [6, 9] : [9, 6]
      expect(p.x).toBeGreaterThan(0)
      expect(p.x + w).toBeLessThan(width)
      expect(p.y + h).toBeLessThanOrEqual(height)
      const hit = places.filter((c) => p.x < c.x + CELL && c.x < p.x + w && p.y < c.y + CELL && c.y < p.y + h)
      expect(hit).toEqual([])
    }
  })
})
