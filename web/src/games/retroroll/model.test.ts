import { expect, test } from 'vitest'
import { stand, strike, wanted, type Player } from './model'

const player = (at: number): Player => {
  const squares = [3, 7, 'sword', 5, 'key', 4] as const
  const next = squares[at]
  return {
    card: { id: 'coin-01', points: 5, squares: [...squares] },
    at,
    next: typeof next === 'number' ? next : null,
    hearts: 2,
    points: 0,
    done: 0,
  }
}

test('on the coin everything lies ahead', () => {
  expect(wanted(player(0))).toBe(0)
  expect([0, 1, 5].map((i) => stand(player(0), i))).toEqual(['next', 'later', 'later'])
})

test('on an icon the number behind it is wanted', () => {
  expect([0, 1, 2, 3, 4].map((i) => stand(player(3), i))).toEqual(['done', 'done', 'here', 'next', 'later'])
})

test('without a card nothing is wanted', () => {
  expect(wanted({ ...player(0), card: null, next: null })).toBe(-1)
})

test('seats in moves count from one', () => {
  expect(strike(0)).toBe('strike p1')
})
