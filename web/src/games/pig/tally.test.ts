import { expect, test } from 'vitest'
import { gates } from './tally'

test('nothing banked, nothing drawn', () => {
  expect(gates(0, 100)).toEqual([0, 0, 0, 0])
})

test('a stroke is a twentieth of the goal, and only when it is whole', () => {
  expect(gates(4, 100)).toEqual([0, 0, 0, 0])
  expect(gates(5, 100)).toEqual([1, 0, 0, 0])
  expect(gates(64, 100)).toEqual([5, 5, 2, 0])
  expect(gates(25, 50)).toEqual([5, 5, 0, 0])
})

test('more than the goal is no more than full', () => {
  expect(gates(107, 100)).toEqual([5, 5, 5, 5])
})
