import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const policy = {
  status: 'ISSUED',
  coverageStart: '2026-04-01T05:01:00Z',
  coverageEnd: '2027-04-01T05:01:00Z',
  issuedAt: '2026-03-01T10:00:00Z',
} as const

it('says whether the insured is covered now', () => {
  expect(standingOf(policy, '2026-04-01T05:00:59Z')).toBe('begins')
  expect(standingOf(policy, '2026-04-01T05:01:00Z')).toBe('covered')
  expect(standingOf(policy, '2027-04-01T05:01:00Z')).toBe('over')
})

it('knows a binder, a cancellation that is coming and one that is done', () => {
  expect(standingOf({ ...policy, status: 'BOUND', issuedAt: undefined }, '2026-03-02T00:00:00Z')).toBe('binder')
  expect(standingOf({ ...policy, status: 'CANCEL PENDING' }, '2026-06-01T00:00:00Z')).toBe('ending')
  expect(standingOf({ ...policy, status: 'CANCELLED' }, '2026-06-01T00:00:00Z')).toBe('over')
})
