import { describe, expect, it } from 'vitest'
import { calculate } from './calculation.ts'
import type { CalculatorState } from './calculatorState.ts'
import { priceMoves } from './priceMoves.ts'

const state: CalculatorState = {
  account: {
    revenue: 5_000_000,
    state: 'CA',
    naicsCode: '541511',
    numberOfPersonalRecords: 10_000,
    noOfEmployeesAll: 40,
    riskScore: 70,
    scanScore: 70,
    securityQuestions: { mfaEmail: true },
  },
  global: {
    preset: 2,
    limit: 1_000_000,
    deductible: 10_000,
    waitingPeriod: 8,
    retroActivePeriod: -1,
    effectiveDate: '2026-12-01',
    endDate: '2027-12-01',
  },
  coverages: {},
}
const fees = { brokerFee: 0, additionalBrokerFee: 0, mgaFee: 0 }
const priced = (
  account: Partial<CalculatorState['account']> = {},
  global: Partial<CalculatorState['global']> = {},
  brokerFee = 0,
) =>
  calculate({ ...state, account: { ...state.account, ...account }, global: { ...state.global, ...global } }, {
    region: 'us',
    product: 'P250',
    today: '2026-11-20',
    fees: { ...fees, brokerFee },
  } as never).rated
const before = priced()

describe('why a price moved', () => {
  const stories: [string, ReturnType<typeof priced>][] = [
    ['the company grew', priced({ revenue: 9_000_000 })],
    [
      'it shrank and is better secured',
      priced({ revenue: 2_000_000, securityQuestions: { mfaEmail: true, mfaCloud: true } }),
    ],
    ['it holds more records and scans worse', priced({ numberOfPersonalRecords: 900_000, scanScore: 20 })],
    ['more is bought', priced({}, { limit: 3_000_000, preset: 3 })],
    ['less is bought', priced({}, { preset: 1, deductible: 25_000 })],
    [
      'everything at once, with a fee',
      priced({ revenue: 40_000_000, naicsCode: '622110' }, { limit: 2_000_000 }, 12_345),
    ],
  ]
  it.each(stories)('is told to the cent when %s', (_, after) => {
    const moves = priceMoves(before, after)
    expect(moves.reduce((sum, { effect }) => sum + effect, 0)).toBe(after.total - before.total)
    const back = priceMoves(after, before)
    expect(back.reduce((sum, { effect }) => sum + effect, 0)).toBe(before.total - after.total)
  })

  it('is nothing between equal prices', () => {
    expect(priceMoves(before, priced())).toEqual([])
  })

  it('is laid on what changed alone: revenue moves the base rate and no factor that stayed', () => {
    const moves = priceMoves(before, priced({ revenue: 9_000_000 }))
    expect(moves[0]).toMatchObject({
      key: 'baseRate',
      before: { input: '5000000' },
      after: { input: '9000000' },
    })
    expect(moves.every(({ key }) => ['baseRate', 'tax', 'tria', 'rounding'].includes(key))).toBe(true)
    // What rounding leaves is cents beside what is explained.
    const left = moves.find(({ key }) => key === 'rounding')?.effect ?? 0
    expect(Math.abs(left)).toBeLessThan(200)
  })

  it('names the coverages that came, and those that went', () => {
    const more = priceMoves(before, priced({}, { preset: 3 }))
    expect(more.filter(({ key }) => key === 'coverageAdded').length).toBeGreaterThan(0)
    expect(more.filter(({ key }) => key === 'coverageAdded').every(({ effect }) => effect > 0)).toBe(true)
    const less = priceMoves(priced({}, { preset: 3 }), before)
    expect(less.filter(({ key }) => key === 'coverageRemoved').every(({ effect }) => effect < 0)).toBe(true)
  })
})
