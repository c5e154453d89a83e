import { expect, test } from 'vitest'
import { CUBES, cube } from './cubes'
import { figures, height, layers, turned, width, type Sprite } from './pixels'
import * as sprites from './sprites'

const all: [string, Sprite][] = [
  ...Object.entries(sprites),
  ...CUBES.map((c): [string, Sprite] => [c, cube(c)]),
  ...Array.from({ length: 13 }, (_, n): [string, Sprite] => [String(n), figures(n, 'large')]),
]

test.each(all)('%s is a full rectangle and every mark has a colour', (_, sprite) => {
  for (const row of sprite.rows) expect(row).toHaveLength(width(sprite))
  expect(() => layers(sprite)).not.toThrow()
  expect(layers(sprite).length).toBeGreaterThan(0)
})

test('runs of a colour become one path', () => {
  expect(layers({ rows: ['aab', '.a.'], palette: { a: 'red', b: 'blue' } })).toEqual([
    { fill: 'red', d: 'M0 0h2v1h-2zM1 1h1v1h-1z' },
    { fill: 'blue', d: 'M2 0h1v1h-1z' },
  ])
})

test('a mark without a colour is told', () => {
  expect(() => layers({ rows: ['z'], palette: {} })).toThrow("no colour for 'z'")
})

test('four quarter turns are none', () => {
  const once = turned(sprites.POINTER, 1)
  expect([width(once), height(once)]).toEqual([6, 9])
  expect(turned(once, 3).rows).toEqual(sprites.POINTER.rows)
})

test('no two cubes share an outline', () => {
  const outlines = CUBES.map((c) => cube(c).rows.join('\n').replaceAll(/[^.\n]/g, '#'))
  expect(new Set(outlines).size).toBe(CUBES.length)
})

test('every number of a card fits its square', () => {
  for (let n = 1; n <= 12; n++) expect(width(figures(n, 'large'))).toBeLessThanOrEqual(10)
})
