import { describe, expect, it } from 'vitest'
import { coverageId } from '../coverage/coverageId.ts'
import type { ErpRate } from '../rating/rateBook.ts'
import { erpRuleOf } from './erpRules.ts'
import { type ErpFacts, erpPrice, erpRefusal, isClaimsMade, reportingEndsOn } from './extendedReporting.ts'

const claimsMade = coverageId('LIABILITY')
const rate = { option: 'ONE_YEAR', months: 12, factor: 0.75 } as ErpRate
const facts = (more: Partial<ErpFacts> = {}): ErpFacts => ({
  ending: 'ENDED',
  endedOn: '2026-06-01',
  today: '2026-06-10',
  windowDays: erpRuleOf({ region: 'us' }).windowDays,
  coverages: [{ coverageId: claimsMade }],
  rates: [rate],
  unpaid: 0,
  ...more,
})

describe('reporting is extended', () => {
  it('of what is claims-made, within sixty days of its end, once all is paid', () => {
    expect(erpRefusal(facts())).toBeUndefined()
    expect(erpRefusal(facts({ today: '2026-07-31' }))).toBeUndefined()
    expect(erpRefusal(facts({ today: '2026-08-01' }))).toContain('could be extended until 2026-07-31')
    expect(erpRefusal(facts({ unpaid: 1 }))).toContain('not paid')
    expect(erpRefusal(facts({ rates: [] }))).toContain('claims-made')
    expect(erpRefusal(facts({ coverages: [] }))).toContain('claims-made')
    expect(erpRefusal(facts({ reportingUntil: '2027-05-31' }))).toContain('until 2027-05-31 already')
  })

  it('by days that each place gives, by its law or the form', () => {
    const places = [
      { region: 'us', state: 'NY' },
      { region: 'us', state: 'CA' },
      { region: 'uk' },
      { region: 'au' },
    ] as const
    for (const place of places) {
      const { windowDays, source, optionsSource } = erpRuleOf(place)
      expect(windowDays).toBeGreaterThanOrEqual(60)
      expect(source).not.toBe('')
      expect(optionsSource).not.toBe('')
    }
    expect(erpRuleOf({ region: 'us', state: 'NY' }).source).toContain('11 NYCRR 73.3')
    expect(erpRuleOf({ region: 'us', state: 'CA' })).toEqual(erpRuleOf({ region: 'us' }))
  })

  it.each([
    ['RUNNING', 'it runs'],
    ['NEVER_COVERED', 'never covered anything'],
    ['RENEWED', 'it was renewed'],
    ['NON_PAYMENT', 'premium was not paid'],
    ['MISREPRESENTATION', 'misrepresentation'],
  ] as const)('not of a policy that is %s', (ending, why) => {
    expect(erpRefusal(facts({ ending }))).toContain(why)
  })

  it('to the day before that of its months', () => {
    expect(reportingEndsOn('2026-06-01', rate)).toBe('2027-05-31')
  })
})

describe('extended reporting costs', () => {
  const term = { effectiveDate: '2025-06-01', endDate: '2026-06-01' } as const
  const price = [{ coverageId: claimsMade, premium: 100_000 }]

  it('a part of the annual premium of what is claims-made, and no tax where there is none', () => {
    expect(isClaimsMade({ coverageId: claimsMade })).toBe(true)
    expect(erpPrice(price, { rate, term, taxes: [] })).toEqual({
      coverages: [{ coverageId: claimsMade, premium: 75_000 }],
      premium: 75_000,
      taxes: [],
      total: 75_000,
    })
  })
})
