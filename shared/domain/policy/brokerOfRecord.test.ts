import { expect, it } from 'vitest'
import type { HolidayPlace } from '../calendar/bankHolidays.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { commissionSince, earliestBrokerChange, objectionEndsOn, outranks } from './brokerOfRecord.ts'
import { noMoney, type PolicyTransaction } from './policyTransaction.ts'

const uk = { region: 'uk' } as const
const us = { region: 'us' } as const
const au = (state?: string) => ({ region: 'au', state }) as const

it.each<[string, CalendarDate, CalendarDate]>([
  ['a Monday', '2026-11-16', '2026-11-23'],
  ['a Wednesday', '2026-11-18', '2026-11-25'],
  ['a Friday', '2026-11-27', '2026-12-04'],
  ['a Saturday, which is no business day', '2026-11-28', '2026-12-04'],
  ['the end of a leap February', '2028-02-25', '2028-03-03'],
])('a letter that came on %s can be answered for five business days', (_, received, last) => {
  expect(objectionEndsOn(received, us)).toBe(last)
})

it.each<[string, CalendarDate, HolidayPlace, CalendarDate]>([
  ['Thanksgiving in the US', '2026-11-23', us, '2026-12-01'],
  ['no Thanksgiving in the UK', '2026-11-23', uk, '2026-11-30'],
  ['Christmas on a Friday and Boxing Day on the Saturday after it', '2026-12-21', uk, '2026-12-30'],
  ['Independence Day, a Sunday, on the Monday after', '2027-07-01', us, '2027-07-09'],
  ['Easter', '2027-03-24', uk, '2027-04-02'],
  ['Australia Day', '2027-01-21', au(), '2027-01-29'],
  ['Anzac Day on a Sunday, where the state moves it', '2027-04-21', au('QLD'), '2027-04-29'],
  ['Anzac Day on a Sunday, where it does not', '2027-04-21', au('VIC'), '2027-04-28'],
  ['Melbourne Cup Day', '2026-10-30', au('VIC'), '2026-11-09'],
  ['Melbourne Cup Day elsewhere', '2026-10-30', au('NSW'), '2026-11-06'],
])('%s is counted as where the insured is', (_, received, place, last) => {
  expect(objectionEndsOn(received, place)).toBe(last)
})

it('the new broker has the policy on the day after, at the earliest', () => {
  expect(earliestBrokerChange('2026-11-25', uk)).toBe('2026-12-03')
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
