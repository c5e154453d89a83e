import { expect, test } from 'vitest'
import type { Move } from '../../types'
import { breakable, byPlace, facesOfUse, leading, letters, lying, parsePlace, placesOf } from './model'

const move = (text: string): Move => ({ code: 0, kind: text.split(' ')[0]!, args: [], text })
const entry = (text: string) => ({ kind: text.startsWith('roll') ? ('outcome' as const) : ('move' as const), text })

test('of equal dice the first ones are named', () => {
  expect(letters([2, 2, 4, 5, 5], [1, 4])).toBe('a d')
  expect(letters([2, 2, 4, 5, 5], [0, 1, 2])).toBe('a b c')
  expect(letters([3, 3, 3], [])).toBe('')
})

test('faces are found, each place once', () => {
  expect([...placesOf([1, 4, 4, 6], [4, 4])]).toEqual([1, 2])
  expect([...placesOf([1, 4, 6], [4, 4])]).toEqual([1])
  expect(facesOfUse([1, 4, 6], 'use a c')).toEqual([1, 6])
})

test('moves of the chart stand by their step', () => {
  const moves = ['throw', 'home gull-rock 2', 'loot gull-rock 2', 'sail fog-bank 1'].map(move)
  const found = byPlace(moves)
  expect([...found.keys()]).toEqual(['gull-rock 2', 'fog-bank 1'])
  expect(leading(found.get('gull-rock 2')!)).toBe('loot gull-rock 2')
  expect(parsePlace('sail fog-bank 1')).toEqual({ card: 'fog-bank', step: 1 })
})

test('dice that are kept lie while the others fall', () => {
  const log = ['end', 'throw', 'roll 5 1 1 6 3', 'reroll a b c'].map(entry)
  expect(lying(log)).toEqual({ dice: [5, 6], out: 3 })
  expect(lying([...log, entry('roll 6 2 5')])).toEqual({ dice: [2, 5, 5, 6, 6], out: 0 })
})

test('dice that fall one by one count too', () => {
  expect(lying(['throw', 'roll 4', 'roll 2 2'].map(entry))).toEqual({ dice: [2, 2, 4], out: 2 })
})

test('before any throw nothing lies', () => {
  expect(lying([entry('draw p1')])).toEqual({ dice: [], out: 0 })
})

test('a name may be broken where its language allows, and nowhere else', () => {
  expect(breakable('Schmugglerbucht', 'Koral-len Schmuggler-bucht')).toBe('Schmuggler\u00adbucht')
  expect(breakable('Möwenfels', 'Schmuggler-bucht')).toBe('Möwenfels')
})
