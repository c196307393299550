import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/moveDate.ts'
import { cancellationCauses, earliestCancellation, noticeDays } from './cancellationRules.ts'

const facts = {
  region: 'us',
  state: 'TX',
  effectiveDate: '2026-11-20',
  expirationDate: '2027-11-20',
  today: '2026-11-25',
  isRenewal: false,
} as const

describe('the earliest day of a cancellation', () => {
  it('is after the notice, and after the day that something was due', () => {
    const nonPayment = { ...facts, cause: 'nonPayment' } as const
    expect(earliestCancellation({ ...nonPayment, unpaidSince: '2026-11-27' })).toBe('2026-12-05')
    expect(earliestCancellation({ ...nonPayment, unpaidSince: '2026-12-20' })).toBe('2026-12-21')
    expect(earliestCancellation({ ...facts, cause: 'insurer' })).toBe('2026-12-25')
  })

  it('is any day of the term that the insured asks for', () => {
    expect(earliestCancellation({ ...facts, cause: 'insured' })).toBe(facts.effectiveDate)
  })

  it('follows the state and the region', () => {
    expect(noticeDays('nonPayment', { region: 'us', state: 'NY' })).toBe(15)
    expect(noticeDays('insurer', { region: 'us', state: 'PA' })).toBe(60)
    expect(noticeDays('nonPayment', { region: 'uk' })).toBe(14)
    expect(noticeDays('insurer', { region: 'au', state: 'NSW' })).toBe(14)
  })

  it('is told sooner of new business in its first days, where a state has it so, never of a renewal', () => {
    const insurer = { ...facts, cause: 'insurer', state: 'KY' } as const
    expect(earliestCancellation(insurer)).toBe('2026-12-09')
    expect(earliestCancellation({ ...insurer, today: '2027-01-18' })).toBe('2027-02-01')
    expect(earliestCancellation({ ...insurer, today: '2027-01-19' })).toBe('2027-04-04')
    expect(earliestCancellation({ ...insurer, isRenewal: true })).toBe('2027-02-08')
  })

  it('counts from the day on which a financer told the insured, and is never before today', () => {
    const financer = { ...facts, cause: 'financer', state: 'NY', today: '2027-02-10' } as const
    expect(earliestCancellation(financer)).toBe('2027-02-23')
    expect(earliestCancellation({ ...financer, noticedOn: '2027-02-05' })).toBe('2027-02-18')
    expect(earliestCancellation({ ...financer, noticedOn: '2027-01-05' })).toBe('2027-02-10')
  })

  it('of one for non-payment is never the first day, nor before anything was due, nor without notice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -60, max: 300 }),
        fc.integer({ min: -60, max: 300 }),
        fc.constantFrom('CA', 'KY', 'NY'),
        (day, due, state) => {
          const today = addDays(facts.effectiveDate, day)
          const unpaidSince = addDays(facts.effectiveDate, due)
          const earliest = earliestCancellation({ ...facts, state, cause: 'nonPayment', today, unpaidSince })
          expect(earliest > facts.effectiveDate && earliest > unpaidSince).toBe(true)
          expect(earliest >= addDays(today, 10)).toBe(true)
        },
      ),
    )
    for (const cause of cancellationCauses)
      expect(earliestCancellation({ ...facts, cause, today: '2027-11-19' }) <= facts.expirationDate).toBe(true)
  })
})
