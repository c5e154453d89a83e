import { expect, test } from 'vitest'
import type { Move, Refused, View } from '../../types'
import { arrange } from './arrange'

const say = (id: string, args?: Record<string, string | number>): string =>
  args ? `${id} ${Object.values(args).join(' ')}` : id
const move = (text: string, code = 0): Move => ({ code, kind: text.split(' ')[0]!, args: [], text })
const no = (text: string): Refused => ({ ...move(text), reason: { code: 'no-hand', data: {}, kinds: {} } })
const hand = (text: string, points: number) => ({ faces: [], groups: [[2, 2]], points, code: 0, text })

function asked(table: object, moves: string[], refused: string[] = [], proposal: string | null = null, hints = true) {
  const view = {
    table: { phase: 'hand', hands: [], boxes: [], thrown: [1, 2, 6], points: 25, bust: null, sheet: { bonus: { 'full-house': 10, 'four-step': 5 } }, ...table },
  } as unknown as View
  return arrange({ view, moves: moves.map((text) => move(text)), refused: refused.map(no), proposal, hints, say })
}
const texts = (offers: { move: Move }[]): string[] => offers.map((offer) => offer.move.text)

test('the best hand stands first, all others behind it by their points', () => {
  const hands = [hand('keep 2 2 3 3 3', 20), hand('keep 3 3 3', 15), hand('keep 2 2', 5)]
  const { main, more, moreLabel } = asked({ phase: 'thrown', hands }, ['keep 2 2', 'keep 3 3 3', 'keep 2 2 3 3 3'], ['stop'])
  expect(texts(main)).toEqual(['keep 2 2 3 3 3'])
  expect(main[0]).toMatchObject({ label: 'ui-best', note: 'ui-points 20' })
  expect(texts(more)).toEqual(['keep 3 3 3', 'keep 2 2', 'stop'])
  expect(moreLabel).toBe('ui-all-hands')
})

test('a hand put together stands before the best one, also where it is none', () => {
  const hands = [hand('keep 3 3 3', 15), hand('keep 2 2', 5)]
  expect(texts(asked({ phase: 'thrown', hands }, ['keep 3 3 3', 'keep 2 2'], [], 'keep 2 2').main)).toEqual(['keep 2 2', 'keep 3 3 3'])
  expect(texts(asked({ phase: 'thrown', hands }, ['keep 3 3 3'], ['keep 2 3'], 'keep 2 3').main)).toEqual(['keep 2 3', 'keep 3 3 3'])
})

test('a single tapped die may be turned where Plus/Minus 1 is ready', () => {
  const { main } = asked({ phase: 'thrown' }, ['plus 3', 'minus 3', 'reroll', 'accept'], ['keep 3'], 'keep 3')
  expect(texts(main)).toEqual(['minus 3', 'plus 3', 'reroll'])
  expect(main[0]?.label).toBe('ui-turn-die 3 2')
})

test('stop, roll on and rollover with what they bring', () => {
  const { main } = asked({ bust: { ways: 61, of: 216 } }, ['stop', 'roll', 'foresight'], ['rollover'])
  expect(texts(main)).toEqual(['stop', 'roll', 'foresight'])
  expect(main[1]?.note).toBe('ui-bust 2 7')
  expect(asked({ bust: { ways: 61, of: 216 } }, ['stop', 'roll'], [], null, false).main[1]?.note).toBe('ui-dice 3')
})

test('a box that may be crossed out is offered, the better one large', () => {
  const boxes = ['four-step', 'full-house']
  const { main, more } = asked({ boxes }, ['stop', 'roll', 'claim four-step', 'claim full-house'], ['claim six-in-one'])
  expect(texts(main)).toEqual(['claim full-house', 'roll', 'stop'])
  expect(main[0]).toMatchObject({ label: 'ui-stop-box 10', note: 'ui-box-points ui-box full-house 35' })
  expect(texts(more)).toEqual(['claim four-step', 'claim six-in-one'])
})
