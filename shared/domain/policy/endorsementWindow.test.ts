import { expect, it } from 'vitest'
import { endorsementWindow, endorsesWholeTerm } from './endorsementWindow.ts'

const term = { effectiveDate: '2026-03-01', endDate: '2027-03-01' } as const
const on = (today: '2026-03-05' | '2026-06-15' | '2027-02-20', isStaff = false) =>
  endorsementWindow(term, { today, isStaff })

it('agencies endorse from 14 days back to 30 days ahead', () => {
  expect(on('2026-06-15')).toEqual({ from: '2026-06-01', to: '2026-07-15' })
})

it('nobody endorses outside the term', () => {
  expect(on('2026-03-05')).toEqual({ from: '2026-03-01', to: '2026-04-04' })
  expect(on('2027-02-20')).toEqual({ from: '2027-02-06', to: '2027-02-28' })
})

it('staff have the whole term', () => {
  expect(on('2026-06-15', true)).toEqual({ from: '2026-03-01', to: '2027-02-28' })
})

it('staff of the provider endorse on any day of the term, in their own account and jumped in; so does a carrier that has jumped in', () => {
  const who = (accountType: string, subscriberType: string) => endorsesWholeTerm({ accountType, subscriberType })
  expect(who('COWBELL', 'COWBELL')).toBe(true)
  expect(who('AGENCY', 'COWBELL')).toBe(true)
  expect(who('AGENCY', 'CARRIER')).toBe(true)
  expect(who('AGENCY', 'AGENCY')).toBe(false)
  expect(who('CUSTOMER', 'AGENCY')).toBe(false)
  expect(who('CARRIER', 'CARRIER')).toBe(false)
})
