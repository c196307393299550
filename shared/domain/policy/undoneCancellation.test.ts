import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instant } from '../calendar/instant.ts'
import type { PolicyTransaction } from './policyTransaction.ts'
import { noMoney } from './policyTransaction.ts'
import { insteadOfUndoing, undoneUntil } from './undoneCancellation.ts'

const timeZone = 'America/Los_Angeles'
const made = (revision: number, known: Instant, more: Partial<PolicyTransaction>): PolicyTransaction => ({
  revision,
  kind: 'CANCELLATION',
  effectiveDate: '2027-02-01',
  known,
  by: 'usr_1',
  changes: [],
  prices: [],
  money: noMoney,
  documents: [],
  postings: [],
  ...more,
})
const issued = made(1, '2026-12-01T18:00:00Z', { kind: 'NEW_BUSINESS', effectiveDate: '2027-01-01' })
const until = (
  stack: PolicyTransaction[],
  today: CalendarDate = '2027-02-10',
  cancelledOn: CalendarDate = '2027-02-01',
) => undoneUntil('us', { cancelledOn, stack: [issued, ...stack], timeZone, today })

describe('taking a cancellation back', () => {
  it('has no end while it was only asked for, is pending, or cover has not begun', () => {
    expect(until([])).toBeUndefined()
    const early = made(2, '2026-12-10T18:00:00Z', { endsOn: '2027-01-01', manner: 'FLAT' })
    expect(until([early], '2026-12-31', '2027-01-01')).toBeUndefined()
    expect(until([early], '2027-01-02', '2027-01-01')).toBe('2027-01-04')
  })

  it('is possible for three days after it took effect, by the day where the insured is', () => {
    // It is the first there still.
    expect(until([made(2, '2027-02-02T07:30:00Z', { endsOn: '2027-02-01' })])).toBe('2027-02-04')
    // One that dates back was no end before anybody made it.
    expect(until([made(2, '2027-02-09T20:00:00Z', { endsOn: '2027-02-01' })])).toBe('2027-02-12')
  })

  it('counts from the day on which cover ended, not from the end of the time to pay', () => {
    const waiting = made(2, '2027-02-01T08:01:00Z', { endsOn: '2027-02-01', reason: 'NON_PAYMENT' })
    const lapsed = made(3, '2027-03-03T08:01:00Z', { endsOn: '2027-02-01', reason: 'NON_PAYMENT' })
    expect(until([waiting, lapsed], '2027-03-03')).toBe('2027-02-04')
  })

  it('counts anew where cover came back in between', () => {
    const first = made(2, '2027-01-10T20:00:00Z', { endsOn: '2027-01-10' })
    const back = made(3, '2027-01-11T20:00:00Z', { kind: 'REVERSAL', reverses: 2, endsOn: null })
    const again = made(4, '2027-02-01T20:00:00Z', { endsOn: '2027-02-01' })
    expect(until([first, back, again])).toBe('2027-02-04')
    const reinstated = made(3, '2027-01-20T20:00:00Z', { kind: 'REINSTATEMENT', endsOn: null })
    expect(until([first, reinstated, again])).toBe('2027-02-04')
  })
})

describe('what is said once it is too late', () => {
  const days = { isFlat: false, cancelledOn: '2027-02-01', expirationDate: '2028-01-01' } as const

  it('names the way by which cover comes back, and until when', () => {
    expect(insteadOfUndoing('us', { ...days, today: '2027-02-10' })).toBe(
      'Reinstate the policy instead: without a lapse until 2027-03-03, with one until 2027-04-02',
    )
    expect(insteadOfUndoing('uk', { ...days, today: '2027-03-10' })).toBe(
      'Reinstate the policy with a lapse instead, until 2027-04-02',
    )
    expect(insteadOfUndoing('au', { ...days, today: '2027-04-10' })).toBe(
      'It could be reinstated until 2027-04-02; cover is written anew',
    )
  })

  it('leaves cover that was cancelled as of its first day the way without a lapse', () => {
    const flat = { ...days, isFlat: true }
    expect(insteadOfUndoing('us', { ...flat, today: '2027-02-10' })).toBe(
      'Reinstate the policy without a lapse instead, until 2027-03-03',
    )
    expect(insteadOfUndoing('us', { ...flat, today: '2027-03-10' })).toBe(
      'It could be reinstated until 2027-03-03; cover is written anew',
    )
  })
})
