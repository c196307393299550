import { describe, expect, it } from 'vitest'
import { daysBetween } from '../calendar/daysBetween.ts'
import { addYears } from '../calendar/moveDate.ts'
import { calculate } from './calculation.ts'
import { calculatorTerms } from './calculatorTerms.ts'

const global = {
  preset: 3,
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 8,
  retroActivePeriod: -1,
  effectiveDate: '2026-12-01',
  endDate: '2027-12-01',
} as const

describe('a start that had to be moved', () => {
  it.each(['2026-11-01', '2027-03-01'] as const)('from %s leaves a term of a year', (effectiveDate) => {
    const wanted = {
      ...global,
      effectiveDate,
      endDate: addYears(effectiveDate, 1),
    }
    const { terms, warnings } = calculatorTerms(wanted, 'us', '2026-11-22')
    expect(daysBetween({ from: terms.effectiveDate, until: terms.endDate })).toBe(365)
    expect(warnings.map(({ ruleId }) => ruleId)).toEqual(['calculator.effectiveDate', 'calculator.endDate'])
  })

  it('is none where it stands: a short term that was chosen stays', () => {
    const chosen = { ...global, endDate: '2027-08-01' } as const
    expect(calculatorTerms(chosen, 'us', '2026-11-22').terms.endDate).toBe('2027-08-01')
  })
})

describe('a preset', () => {
  it('does not speak of coverages that its product lacks', () => {
    const account = { id: 'acc_1', revenue: 5_000_000, state: 'OR', naicsCode: '541110', primaryNaicsPercentage: 100 }
    for (const product of ['P100', 'P100_PRO', 'P250'] as const) {
      const { resolved } = calculate({ account, global, coverages: {} }, { region: 'us', product, today: '2026-11-22' })
      const rules = resolved.flatMap(({ warnings }) => warnings.map(({ ruleId }) => ruleId))
      expect(rules).not.toContain('coverage.product')
    }
  })
})
