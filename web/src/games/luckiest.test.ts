import { expect, test } from 'vitest'
import type { Entry, Told } from '../types'
import { luckiest as pig } from './pig/luckiest'
import { luckiest as retroroll, ways } from './retroroll/luckiest'

const entry = (version: number, text: string, ...story: [string, Told['data']][]): Entry => ({
  version,
  text,
  seat: 0,
  kind: 'outcome',
  own_dice: false,
  story: story.map(([code, data]) => ({ code, data, kinds: {} })),
  at: '',
})
const say = (_: string, args?: Record<string, string | number>) => Object.values(args ?? {}).join(' ')
const names = ['Ada', 'Grace']

test('two dice meet a number as often as the rules file says', () => {
  expect(Array.from({ length: 12 }, (_, i) => ways(i + 1))).toEqual([11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1])
})

test('the rarest number met is the luckiest throw; a heart is none', () => {
  const log = [
    entry(1, 'roll 3 4', ['met', { seat: 0, number: 7 }]),
    entry(2, 'roll 6 5', ['met', { seat: 1, number: 11 }]),
    entry(3, 'heart', ['met', { seat: 0, number: 12 }]),
  ]
  expect(retroroll(log, names, say)).toBe('Grace 11 2')
  expect(retroroll([], names, say)).toBeNull()
})

test('the longest run without a one is the luckiest of Pig', () => {
  const rolled = (seat: number, face: number): [string, Told['data']] => ['rolled', { seat, face }]
  const run = [4, 2, 6, 5].map((face, i) => entry(i + 1, `roll ${face}`, rolled(0, face)))
  const log = [...run, entry(5, 'roll 1', rolled(0, 1), ['lost', { seat: 0, points: 17 }]), entry(6, 'roll 2', rolled(1, 2))]
  expect(pig(log, names, say)).toBe('Ada 4 2')
  expect(pig(log.slice(4), names, say)).toBeNull()
})
