import { expect, it } from 'vitest'
import { parseNumber } from './useNumericText.ts'

it('an amount is its digits, minus and point, whatever is typed around them', () => {
  expect(parseNumber('$1,250.50', 2)).toBe(1_250.5)
  expect(parseNumber('£ 1 250', 0)).toBe(1_250)
  expect(parseNumber('-3.5 %', 1)).toBe(-3.5)
})

it('what has no digit, or more than one point, is no amount', () => {
  expect([parseNumber('', 2), parseNumber('USD', 2), parseNumber('1.2.3', 2)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
