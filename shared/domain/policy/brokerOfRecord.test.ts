import { expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { earliestBrokerChange, objectionEndsOn, outranks } from './brokerOfRecord.ts'

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
