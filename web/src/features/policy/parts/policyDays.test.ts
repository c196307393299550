import { describe, expect, it } from 'vitest'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { policyDays } from './policyDays.ts'

const words = ((key: string) => key.replace('timeline.day.', '')) as unknown as Parameters<typeof policyDays>[2] // keys stand for their words
const policy = {
  status: 'ISSUED',
  boundAt: '2026-03-01T10:00:00Z',
  timeZone: 'Australia/Sydney',
  issuedAt: '2026-03-01T10:00:05Z',
  effectiveDate: '2026-04-01',
  expirationDate: '2027-04-01',
  renewalOptOut: false,
  cancellation: undefined,
} as const
const cancellation = {
  reason: 'Insured elsewhere',
  effectiveDate: '2026-07-01',
  requestedBy: 'usr_1',
  requestedAt: '2026-06-20T09:00:00Z',
  before: 'IN FORCE',
  flat: false,
} as const
const days = (more: Partial<Parameters<typeof policyDays>[0]>, now: Instant) =>
  policyDays({ ...policy, ...more }, now, words).map(({ label, at, planned }) =>
    planned ? `(${label} ${at})` : `${label} ${at}`,
  )

describe('the days of a policy', () => {
  it('before it starts cover, renewal and end are ahead', () => {
    expect(days({}, '2026-03-05T00:00:00Z')).toEqual([
      '(starts 2026-04-01)',
      '(renewal 2027-01-01)',
      '(ends 2027-04-01)',
    ])
  })

  it('in force cover has begun, by the day where the insured is', () => {
    expect(days({ status: 'IN FORCE' }, '2026-03-31T14:00:00Z')[0]).toBe('began 2026-04-01')
  })

  it('of cover that stands beyond its term the end is the day until which it does', () => {
    const stands = { status: 'IN FORCE', renewalOptOut: true, standsUntil: '2027-05-20' } as const
    expect(days(stands, '2027-04-10T00:00:00Z').at(-1)).toBe('(ends 2027-05-20)')
  })

  it('of a binder it is said until when it stands', () => {
    expect(days({ status: 'BOUND', issuedAt: undefined }, '2026-03-05T00:00:00Z')).toEqual([
      '(binderExpires 2026-03-31)',
      '(starts 2026-04-01)',
      '(ends 2027-04-01)',
    ])
  })

  it('in its last 90 days it is open for renewal, but where it is not to be renewed', () => {
    const last = ['began 2026-04-01', 'renewal 2027-01-01', '(ends 2027-04-01)']
    expect(days({ status: 'IN FORCE' }, '2027-02-01T00:00:00Z')).toEqual(last)
    expect(days({ status: 'IN FORCE', renewalOptOut: true }, '2027-02-01T00:00:00Z')).not.toContain(last[1])
  })

  it('a cancellation that is frozen on its day, or waits already, has no day yet', () => {
    const pending = { status: 'CANCEL PENDING', cancellation: { ...cancellation, reason: 'Premium not paid' } } as const
    const freeze = { kind: 'moratorium', id: 'mor_1', name: 'Bulletin 9', from: '2026-06-01' } as const
    const frozenBy = (acts: ('cancelNonPayment' | 'lateFee')[], until?: '2026-06-30' | '2026-07-31') => ({
      ...pending,
      freezes: [{ ...freeze, acts, ...(until && { until }) }],
    })
    const on = (more: Parameters<typeof days>[0], now: Instant = '2026-06-25T00:00:00Z') => days(more, now).at(-1)
    expect(on(pending)).toBe('(ends 2026-07-01)')
    expect(on(frozenBy(['cancelNonPayment'], '2026-07-31'))).toBe('began 2026-04-01')
    expect(on(frozenBy(['cancelNonPayment']))).toBe('began 2026-04-01')
    expect(on(frozenBy(['cancelNonPayment'], '2026-06-30'))).toBe('(ends 2026-07-01)')
    expect(on(frozenBy(['lateFee']))).toBe('(ends 2026-07-01)')
    const frozen = { action: 'completeCancel', by: { kind: 'hold', name: '' }, since: '2026-07-01T00:00:00Z' } as never
    expect(on({ ...pending, frozen }, '2026-07-05T00:00:00Z')).toBe('began 2026-04-01')
  })

  it('a cancellation that is asked for may come to nothing; one that is pending is the end of cover', () => {
    expect(days({ status: 'CANCEL REQUESTED', cancellation }, '2026-06-21T00:00:00Z')).toEqual([
      'began 2026-04-01',
      '(renewal 2027-01-01)',
      '(cancels 2026-07-01)',
      '(ends 2027-04-01)',
    ])
    expect(days({ status: 'CANCEL PENDING', cancellation }, '2026-06-21T00:00:00Z')).toEqual([
      'began 2026-04-01',
      '(ends 2026-07-01)',
    ])
  })

  it('cancelled, cover ended on its day and nothing is ahead', () => {
    expect(days({ status: 'CANCELLED', cancellation }, '2026-08-01T00:00:00Z')).toEqual([
      'began 2026-04-01',
      'ended 2026-07-01',
    ])
  })

  it.each(['BINDER EXPIRED', 'FLAT CANCELLED', 'RESCIND', 'VOID'] as const)('%s: there never was cover', (status) => {
    expect(days({ status }, '2026-08-01T00:00:00Z')).toEqual([])
  })
})
