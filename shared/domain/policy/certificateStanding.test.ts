import { expect, it } from 'vitest'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { Instant } from '../calendar/instant.ts'
import { certificateStanding, isRevised } from './certificateStanding.ts'
import type { Stack } from './policyStack.ts'

const day = (text: string) => CalendarDate.parse(text)
const term = { effectiveDate: day('2026-03-01'), endDate: day('2027-03-01') }
const ending = (endsOn: string): Stack =>
  [{ revision: 2, kind: 'CANCELLATION', known: '2026-05-01T00:00:00Z', endsOn }] as unknown as Stack
const on = (today: string, more: { stack?: Stack; withdrawn?: boolean; revised?: boolean } = {}) =>
  certificateStanding(
    { stack: [], term, withdrawn: false, revised: false, ...more },
    { today: day(today), now: Instant.parse(`${today}T12:00:00Z`) },
  )

it('a certificate stands by its cover: yet to begin, in force, over', () => {
  expect(on('2026-02-28')).toEqual({ standing: 'NOT_BEGUN' })
  expect(on('2026-03-01')).toEqual({ standing: 'IN_FORCE' })
  expect(on('2027-02-28')).toEqual({ standing: 'IN_FORCE' })
  expect(on('2027-03-01')).toEqual({ standing: 'EXPIRED' })
})

it('cover that ends before its period is in force until that day, once that is known, and cancelled from then on', () => {
  const stack = ending('2026-08-01')
  expect(on('2026-04-01', { stack })).toEqual({ standing: 'IN_FORCE' })
  expect(on('2026-07-31', { stack })).toEqual({ standing: 'IN_FORCE', endsOn: '2026-08-01' })
  expect(on('2026-08-01', { stack })).toEqual({ standing: 'CANCELLED', endsOn: '2026-08-01' })
  expect(on('2028-08-01', { stack })).toMatchObject({ standing: 'CANCELLED' })
  expect(on('2026-05-02', { stack: ending('2026-03-01') })).toMatchObject({ standing: 'CANCELLED' })
})

it('what was withdrawn is told before all else, what ended before what changed', () => {
  expect(on('2026-06-01', { revised: true })).toEqual({ standing: 'REVISED' })
  expect(on('2027-06-01', { revised: true })).toEqual({ standing: 'EXPIRED' })
  expect(on('2027-06-01', { withdrawn: true, revised: true })).toEqual({ standing: 'WITHDRAWN' })
})

it('cover is revised where a certificate of it would say something else, and not by its price', () => {
  const cover = {
    companyName: 'Alder Mills',
    limit: 1_000_000,
    aggLimit: 1_000_000,
    deductible: 5_000,
    additionalInsureds: [],
    coverages: [
      { coverageId: 1, limit: 1_000_000, premium: 900 },
      { coverageId: 2, limit: 500_000, premium: 100 },
    ],
  }
  expect(isRevised(cover, { ...cover, coverages: cover.coverages.map((each) => ({ ...each, premium: 1 })) })).toBe(
    false,
  )
  expect(isRevised(cover, { ...cover, coverages: cover.coverages.toReversed() })).toBe(false)
  expect(isRevised(cover, { ...cover, limit: 2_000_000 })).toBe(true)
  expect(isRevised(cover, { ...cover, coverages: cover.coverages.filter(({ coverageId }) => coverageId === 1) })).toBe(
    true,
  )
})
