import { describe, expect, it } from 'vitest'
import { allocate, formatMoney, formatMoneyAlike, portion, toMinorUnits } from './money.ts'

describe('a total that is split', () => {
  it.each([
    ['in proportion', 100, [1, 3], [25, 75]],
    ['the rest to the largest remainder', 100, [1, 2, 4], [14, 29, 57]],
    ['the rest to the earlier of equal remainders', 101, [1, 1], [51, 50]],
    ['two units of the rest to two parts', 11, [1, 1, 1], [4, 4, 3]],
    ['evenly where nothing weighs anything', 10, [0, 0], [5, 5]],
    ['nothing to what weighs nothing', 10, [0, 1], [0, 10]],
    ['the rest to the earlier where fractions say the same in other bits', 1, [0.3, 0.1 + 0.2], [1, 0]],
    ['the same way round', 1, [0.1 + 0.2, 0.3], [1, 0]],
    ['all to one', 7, [3], [7]],
    ['nothing of nothing', 0, [1, 2], [0, 0]],
    ['to nobody', 7, [], []],
  ])('%s', (_, total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts)
  })
})

describe('a portion', () => {
  it('is rounded half away from zero, on both sides of it', () => {
    expect([
      portion(10, { rate: 0.05 }),
      portion(-10, { rate: 0.05 }),
      portion(9, { rate: 0.05 }),
      portion(0, { rate: 0.05 }),
    ]).toEqual([1, -1, 0, 0])
    expect(portion(115, { rate: 0.1 }), 'a tenth is no binary fraction').toBe(12)
    expect(portion(1_005, { rate: 0.1 })).toBe(101)
  })
})

describe('money in words', () => {
  it('has cents where there are some', () => {
    expect(formatMoney(123_450, 'GBP', 'en-GB')).toBe('£1,234.50')
    expect(formatMoney(123_400, 'GBP', 'en-GB')).toBe('£1,234')
    expect(formatMoney(5, 'USD', 'en-US')).toBe('$0.05')
    expect(formatMoneyAlike({ due: 100_000, offered: 123_450 }, 'GBP', 'en-GB')).toEqual({
      due: '£1,000.00',
      offered: '£1,234.50',
    })
    expect(formatMoneyAlike({ due: 100_000, offered: 123_400 }, 'GBP', 'en-GB')).toEqual({
      due: '£1,000',
      offered: '£1,234',
    })
  })

  it('is kept in cents', () => {
    expect(toMinorUnits(19.99)).toBe(1_999)
  })
})
