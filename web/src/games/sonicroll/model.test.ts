import { expect, test } from 'vitest'
import type { Entry, Move } from '../../types'
import { arrange } from './arrange'
import { luckiest } from './luckiest'
import { falling, foeAt, getsOf, heaps, means, ofDie, ofPlace, others, progress, relevant, scattered, useOf, usesOf } from './model'
import { act, fight, viewOf } from './samples'

const move = (text: string): Move => ({ code: 0, kind: text.split(' ')[0]!, args: [], text })
const say = (id: string, args?: Record<string, string | number>) => [id, ...Object.values(args ?? {})].join(' ')
const SPENDS = ['spend run 4 top', 'spend run 4 top low', 'spend run 3 bottom', 'spend spin 6 hit bottom', 'spend spin 5 badnik p2 1 up', 'spend jump 2 badnik 1', 'spend run 3 attack', 'spend jump 5 middle flame up']

test('a spend is read from its text', () => {
  expect(useOf('spend run 4 top low flame up', '')).toMatchObject({ die: 'run 4', place: 'top', lane: 1, way: 'flame up' })
  expect(useOf('spend spin 5 badnik p2 1 up', '')).toMatchObject({ die: 'spin 5', place: 'badnik p2 1', lane: 0, way: 'up' })
  expect(useOf('spend jump 2 badnik 1 down 2', '')).toMatchObject({ place: 'badnik 1', way: 'down 2' })
  expect(useOf('spend spin 6 hit bottom', '')).toMatchObject({ place: 'hit bottom', way: '' })
  expect(useOf('spend run 3 attack', '')).toMatchObject({ place: 'attack' })
})

test('other moves of a die are read too, those without one are not', () => {
  expect(useOf('save 4', 'jump')).toMatchObject({ word: 'save', die: 'jump 4', place: '' })
  expect(useOf('avoid 4 up', '')).toMatchObject({ die: 'run 4', way: 'up' })
  expect(useOf('lose run 3', '')).toMatchObject({ die: 'run 3' })
  expect(usesOf(['avoid all', 'boost', 'gain run', 'give p2', 'end'].map(move), '')).toEqual([])
})

test('a tap on a die keeps the place, a tap on a place keeps the die', () => {
  const uses = usesOf(['avoid 4', 'bubble run 4', ...SPENDS].map(move), '')
  const at = ofPlace(uses, 'bottom', null)
  expect(at?.text).toBe('spend run 3 bottom')
  expect(ofDie(uses, 'run 4', at)?.text).toBe('spend run 4 top')
  expect(ofPlace(uses, 'attack', at)?.text).toBe('spend run 3 attack')
  expect(ofDie(uses, 'run 4', null)?.text).toBe('spend run 4 top') // not: avoid 4
  expect(ofDie(uses, 'run 4', useOf('avoid 3', ''))?.text).toBe('avoid 4') // already about to turn one
  expect(ofDie(uses, 'jump 6', null)).toBeNull()
  expect(others(uses, useOf('avoid 4', '')!)).toEqual([])
  expect(others(uses, useOf('spend run 4 top', '')!).map((one) => one.text)).toEqual(['spend run 4 top low'])
})

test('a spend pays what its lane says', () => {
  expect(getsOf(act, useOf('spend run 4 top', '')!)).toEqual([{ code: 'boost', amount: 1 }])
  expect(getsOf(act, useOf('spend run 2 top low', '')!)).toEqual([{ code: 'rings', amount: 3 }])
  expect(getsOf(fight, useOf('spend spin 6 hit top', '')!)).toEqual([])
})

test('like dice lie on a heap, safe ones apart', () => {
  const dice = heaps([...act.pool, { kind: 'jump', face: 2, safe: false }])
  expect(dice.map((heap) => [heap.key, heap.count])).toEqual([['run 3', 1], ['run 4', 2], ['jump 2 safe', 1], ['spin 6', 1], ['jump 2', 1]])
})

test('dice in the air are of the kinds of the action, else of the pool', () => {
  const kinds = (text: string, faces: number[]) => falling(act, [{ text }], faces).map((die) => die.kind)
  expect(kinds('action spin-dash', [2, 5])).toEqual(['run', 'spin'])
  expect(kinds('reroll', [1, 2, 3, 4, 5])).toEqual(['run', 'run', 'run', 'jump', 'spin'])
  expect(kinds('spend run 3 top', [1])).toEqual(['any'])
})

test('what a player holds is offered, with what cannot be used now', () => {
  const held = means({ ...act, players: act.players.map((player, seat) => (seat ? player : { ...player, ability: 'insta-shield', powers: [{ id: 'bubble-shield', used: false, active: true }] })) }, 0, ['boost', 'avoid 4 up'].map(move))
  expect(held.map((one) => [one.text, one.can])).toEqual([['boost', true], ['emerald 3', false], ['avoid 4 up', true], ['bubble run 3', false]])
  expect(means({ ...act, phase: 'choose' }, 0, [])).toEqual([])
})

test('of what is refused only what one would look for is listed', () => {
  expect(['boost', 'emerald 3', 'emerald 6', 'save 2', 'end', 'give p2'].filter((text) => relevant(act, 0, text))).toEqual(['boost', 'emerald 3', 'end'])
})

test('rings scatter when they are lost, not when they are saved', () => {
  const [ada] = act.players
  expect(scattered(ada, { ...ada!, rings: 0 })).toBe(7)
  expect(scattered(ada, { ...ada!, rings: 0, saved: 7 })).toBe(0)
  expect(scattered(ada, { ...ada!, rings: 9 })).toBe(0)
  expect(scattered(undefined, ada)).toBe(0)
})

test('the country passes as cards are cleared and hits are made', () => {
  expect(progress({ ...act, players: [], routes: [] })).toBe(0)
  expect(progress(act)).toBeGreaterThan(0.2)
  expect(progress(fight)).toBeGreaterThan(0.75)
  expect(progress({ ...fight, boss: { ...fight.boss, left: 0 } })).toBe(1)
})

test('a Badnik is found by its place', () => {
  expect(foeAt('badnik 2', act, 0)?.kind).toBe('buzz-bomber')
  expect(foeAt('badnik p2 1', act, 0)?.kind).toBe('chopper')
  expect(foeAt('top', act, 0)).toBeNull()
})

test('the bar holds the spend put together, its other way, and nothing that only hurts', () => {
  const moves = [...SPENDS, 'boost', 'pass'].map(move)
  const { main, more } = arrange({ view: viewOf(act), moves, refused: [], proposal: 'spend run 4 top low', hints: false, say })
  expect(main.map((one) => one.move.text)).toEqual(['spend run 4 top low', 'spend run 4 top'])
  expect(more.map((one) => one.move.text)).toContain('pass')
  expect(more.map((one) => one.move.text)).toContain('boost')
  expect(main.length + more.length).toBe(moves.length)
})

test('a question stands on the bar', () => {
  const bar = (...texts: string[]) => arrange({ view: viewOf({ ...act, phase: 'buddy' }), moves: texts.map(move), refused: [], proposal: null, hints: false, say }).main.map((one) => one.move.text)
  expect(bar('agree', 'refuse')).toEqual(['agree', 'refuse'])
  expect(bar('take', 'lightning')).toEqual(['take', 'lightning'])
})

test('the luckiest throw has most dice alike', () => {
  const entry = (version: number, seat: number, text: string): Entry => ({ version, text, seat, kind: text.startsWith('roll') ? 'outcome' : 'move', own_dice: false, story: [], at: '' })
  const log = [entry(1, 0, 'action fly'), entry(2, 0, 'roll 2 2 2 5'), entry(3, 1, 'reroll'), entry(4, 1, 'roll 4 4 4 4')]
  expect(luckiest(log, ['Ada', 'Ben'], say)).toBe('ui-luckiest Ben 4 4')
  expect(luckiest(log.slice(0, 1), ['Ada'], say)).toBeNull()
})
