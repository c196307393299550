import { expect, it } from 'vitest'
import { isModified } from './isModified.ts'

it('a price is modified by another revenue or for the individual risk, and not by anything else', () => {
  expect(isModified({})).toBe(false)
  expect(isModified({ revenueFactor: 1 })).toBe(false)
  expect(isModified({ revenueFactor: 0.9 })).toBe(true)
  expect(isModified({ revenueFactor: 2 })).toBe(true)
  expect(isModified({ irpm: { total: 0.95 } })).toBe(true)
})
