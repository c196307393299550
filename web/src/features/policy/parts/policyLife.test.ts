import { describe, expect, it } from 'vitest'
import { policyLife } from './policyLife.ts'

const words = ((key: string) => key) as unknown as Parameters<typeof policyLife>[2] // keys stand for their words
const policy = {
  status: 'ISSUED',
  boundAt: '2026-03-01T10:00:00Z',
  issuedAt: '2026-03-01T10:00:05Z',
  coverageStart: '2026-04-01T05:01:00Z',
  coverageEnd: '2027-04-01T05:01:00Z',
  effectiveDate: '2026-04-01',
  expirationDate: '2027-04-01',
  renewalOptOut: false,
  cancellation: undefined,
} as const
const life = (more: object, now: string) =>
  policyLife({ ...policy, ...more }, now, words).map(({ id, planned }) => (planned ? `(${id})` : id))

describe('the life of a policy', () => {
  it('before it starts: bound and issued; cover, renewal and end are ahead', () => {
    expect(life({}, '2026-03-05T00:00:00Z')).toEqual(['bound', 'issued', '(begins)', '(renewal)', '(ends)'])
  })

  it('in force: cover has begun', () => {
    expect(life({ status: 'IN FORCE' }, '2026-06-01T00:00:00Z')).toEqual([
      'bound',
      'issued',
      'begins',
      '(renewal)',
      '(ends)',
    ])
  })

  it('of a binder shows until when it stands', () => {
    expect(life({ status: 'BOUND', issuedAt: undefined }, '2026-03-05T00:00:00Z')).toEqual([
      'bound',
      '(binderExpires)',
      '(begins)',
      '(ends)',
    ])
  })

  it('cancelled: nothing is ahead', () => {
    const cancellation = {
      reason: 'Insured elsewhere',
      effectiveDate: '2026-07-01',
      requestedBy: 'Walter Diaz',
      requestedAt: '2026-06-20T09:00:00Z',
      before: 'IN FORCE',
      flat: false,
    }
    expect(life({ status: 'CANCELLED', cancellation }, '2026-08-01T00:00:00Z')).toEqual([
      'bound',
      'issued',
      'begins',
      'cancelRequested',
      'cancelled',
    ])
  })
})
