import { expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { commissionSince, earliestBrokerChange, objectionEndsOn, outranks } from './brokerOfRecord.ts'
import { noMoney, type PolicyTransaction } from './policyTransaction.ts'

it.each<[string, CalendarDate, CalendarDate]>([
  ['a Monday', '2026-11-23', '2026-11-30'],
  ['a Wednesday', '2026-11-25', '2026-12-02'],
  ['a Friday', '2026-11-27', '2026-12-04'],
  ['a Saturday, which is no working day', '2026-11-28', '2026-12-04'],
  ['the end of a leap February', '2028-02-25', '2028-03-03'],
])('a letter that came on %s can be answered for five working days', (_, received, last) => {
  expect(objectionEndsOn(received)).toBe(last)
})

it('the new broker has the policy on the day after, at the earliest', () => {
  expect(earliestBrokerChange('2026-11-25')).toBe('2026-12-03')
})

it('the insured’s newest letter counts, and of one day the one that keeps the broker there is', () => {
  const waiting = { agencyId: 'agy_2', signedOn: '2026-11-20' } as const
  const present = { agencyId: 'agy_1' }
  const letter = (agencyId: string, signedOn: CalendarDate) => outranks({ agencyId, signedOn }, waiting, present)
  expect(letter('agy_3', '2026-11-21')).toBe(true)
  expect(letter('agy_3', '2026-11-20')).toBe(false)
  expect(letter('agy_1', '2026-11-20')).toBe(true)
  expect(letter('agy_1', '2026-11-19')).toBe(false)
})

it('what became of the commission with a change of broker is the rest of its day, and all that was written after it', () => {
  const term = { effectiveDate: '2027-01-01', endDate: '2028-01-01' } as const
  const coverages = [
    { coverageId: 14 as PolicyTransaction['prices'][number]['coverages'][number]['coverageId'], premium: 36_500 },
  ]
  const made = (revision: number, commission: number, more: Partial<PolicyTransaction> = {}): PolicyTransaction => ({
    revision,
    kind: 'ENDORSEMENT',
    effectiveDate: term.effectiveDate,
    known: '2026-12-01T18:00:00Z',
    by: 'usr_1',
    changes: [],
    prices: [],
    money: { ...noMoney, commission },
    documents: [],
    postings: [],
    ...more,
  })
  const change = made(2, 0, { kind: 'BROKER_OF_RECORD', effectiveDate: '2027-03-15' })
  const issued = made(1, 3_650, { prices: [{ from: '2027-01-01', coverages }] })
  expect(commissionSince([issued, change], term, change)).toBe(2_920)
  // Written later for days before the change, it was booked to whoever had the policy.
  expect(commissionSince([issued, change, made(3, 500), made(4, -120)], term, change)).toBe(3_300)
})
