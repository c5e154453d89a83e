import { expect, test } from 'vitest'
import type { Entry, Told } from '../../types'
import { aftermath, brackets, handOf, inTheAir, inWords, keep, keysFor, lay, nameOf, type Choice, type Table } from './model'

const faces = (dice: readonly { face: number }[]): number[] => dice.map((die) => die.face)

test('dice left lying come first, each lot by its faces', () => {
  const dice = lay([3, 3, 3], [6, 2, 2])
  expect(faces(dice)).toEqual([3, 3, 3, 2, 2, 6])
  expect(new Set(dice.map((die) => die.key)).size).toBe(6)
})

test('a throw in the air: the hand lies still, unless all dice are thrown anew', () => {
  const before = { phase: 'hand', kept: [3, 3, 3], thrown: [1, 2, 6] } as unknown as Table
  expect(faces(inTheAir(before, [5, 2, 2]))).toEqual([3, 3, 3, 2, 2, 5])
  const all = { phase: 'hand', kept: [1, 2, 3, 4, 5, 6], thrown: [] as number[] } as unknown as Table
  expect(faces(inTheAir(all, [6, 5, 4, 3, 2, 1]))).toEqual([1, 2, 3, 4, 5, 6])
  const first = { phase: 'begin', kept: [] as number[], thrown: [] as number[] } as unknown as Table
  expect(inTheAir(first, [1, 1, 1, 1, 1, 1]).every((die) => die.lot === 'thrown')).toBe(true)
})

test('a hand is looked up by its dice, in whatever order they were tapped', () => {
  const hands: Choice[] = [{ faces: [2, 2, 3, 3, 3], groups: [[3, 3, 3], [2, 2]], points: 20, code: 1, text: 'keep 2 2 3 3 3' }]
  expect(keep([3, 2, 3, 2, 3])).toBe('keep 2 2 3 3 3')
  expect(handOf(hands, [3, 2, 3, 2, 3])?.points).toBe(20)
  expect(handOf(hands, [3, 3, 3])).toBeNull()
})

test('the dice of a hand are those left lying before those thrown', () => {
  const dice = lay([3, 3], [3, 5])
  expect(keysFor(dice, [3, 3])).toEqual(['kept-0', 'kept-1'])
  expect(keysFor(dice, [3, 3, 3])).toEqual(['kept-0', 'kept-1', 'thrown-0'])
  expect(keysFor(dice, [6])).toEqual([])
})

test('brackets that would cross lie below each other', () => {
  const dice = lay([3, 3], [2, 3, 4, 6])
  const [step, pair] = brackets(dice, [[2, 3, 4], [3, 3]])
  expect(step?.places).toEqual([0, 2, 4])
  expect(pair?.places).toEqual([1, 3])
  expect([step?.level, pair?.level]).toEqual([0, 1])
  expect(brackets(lay([], [2, 2, 3, 3, 3]), [[3, 3, 3], [2, 2]]).map((b) => b.level)).toEqual([0, 0])
})

test.each([
  [[2, 2], 'pair'],
  [[3, 3, 3], 'three-of-a-kind'],
  [[1, 2, 3], 'three-step'],
  [[1, 2, 3, 4, 5, 6], 'six-step'],
  [[4, 4, 4, 4, 4, 4, 4], 'six-of-a-kind'],
])('%j is called %s', (group, name) => expect(nameOf(group)).toBe(name))

test.each([
  [60, 216, 2, 7],
  [0, 216, 0, 1],
  [216, 216, 1, 1],
  [1, 36, 1, 36],
  [108, 216, 1, 2],
])('%i of %i in words', (ways, of, n, m) => {
  expect(inWords(ways, of)).toEqual({ n, of: m })
})

const told = (code: string, data: Told['data']): Told => ({ code, data, kinds: {} })
let version = 0
const entry = (text: string, ...story: Told[]): Entry => ({
  version: ++version,
  text,
  seat: 0,
  kind: 'move',
  own_dice: false,
  story,
  at: '',
})

test('a bust is shown with the dice that made it', () => {
  const log = [
    entry('roll 3 3 3 2 6 1', told('threw', { seat: 0, faces: '1 2 3 3 3 6' })),
    entry('keep 3 3 3', told('kept', { seat: 0, faces: '3 3 3', points: 15 })),
    entry('roll'),
    entry(
      'roll 2 4 6',
      told('threw', { seat: 0, faces: '2 4 6' }),
      told('busted', { seat: 0, points: 15 }),
      told('wrote', { seat: 0, points: 0, total: 0 }),
    ),
  ]
  expect(aftermath(log)).toEqual({ how: 'bust', seat: 0, points: 15, kept: [3, 3, 3], thrown: [2, 4, 6] })
})

test('what stopped is shown with its hand; what was taken back is not there', () => {
  const before = [
    entry('roll 3 3 3 2 6 1', told('threw', { seat: 0, faces: '1 2 3 3 3 6' })),
    entry('keep 3 3 3', told('kept', { seat: 0, faces: '3 3 3', points: 15 })),
  ]
  const kept = version
  const stopped = [...before, entry('stop', told('wrote', { seat: 0, points: 15, total: 15 }))]
  expect(aftermath(stopped)).toEqual({ how: 'wrote', seat: 0, points: 15, kept: [3, 3, 3], thrown: [] })
  const back = { ...entry(`undo ${kept}`), kind: 'undo' as const }
  expect(aftermath([...stopped, back])).toBeNull()
  const again = entry('stop', told('wrote', { seat: 0, points: 15, total: 15 }))
  expect(aftermath([...stopped, back, again])?.kept).toEqual([3, 3, 3])
})

test('after a rollover nothing lies there from before', () => {
  const log = [
    entry('keep 1 2 3 4 5 6', told('kept', { seat: 1, faces: '1 2 3 4 5 6', points: 60 })),
    entry('rollover', told('rollover', { seat: 1, bonus: 20, points: 80 })),
    entry('roll 1 1 2 2 3 3', told('threw', { seat: 1, faces: '1 1 2 2 3 3' }), told('busted', { seat: 1, points: 80 })),
  ]
  expect(aftermath(log)?.kept).toEqual([])
})
