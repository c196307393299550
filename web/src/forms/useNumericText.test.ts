import { expect, it } from 'vitest'
import { parseNumber } from './useNumericText.ts'

it('reads the number without the signs of money around it', () => {
  expect(parseNumber('$ 1,250,000', 0)).toBe(1_250_000)
  expect(parseNumber('£1,250.50', 2)).toBe(1250.5)
  expect(parseNumber('-12 AUD', 0)).toBe(-12)
  expect(parseNumber('12.6', 0)).toBe(13)
  expect(parseNumber('much', 0)).toBeUndefined()
})
