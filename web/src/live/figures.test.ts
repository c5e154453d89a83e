import { expect, test } from 'vitest'
import { plainShare } from './figures'

test('chances are told in small numbers', () => {
  expect(plainShare(4, 6)).toEqual({ n: 2, of: 3, exact: true })
  expect(plainShare(671, 1296)).toEqual({ n: 1, of: 2, exact: false })
  expect(plainShare(1, 1296)).toEqual({ n: 1, of: 1296, exact: true })
  expect(plainShare(7, 1296)).toEqual({ n: 1, of: 185, exact: false })
  expect(plainShare(1289, 1296)).toEqual({ n: 184, of: 185, exact: false })
})
