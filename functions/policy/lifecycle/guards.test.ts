import { expect, it } from 'vitest'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { cast } from '#tests/cast/actors.ts'
import { refusalOf } from '#tests/support/refusalOf.ts'
import { mustAllow } from './guards.ts'

/** A policy, as far as its life looks at it. */
const policyIn = (status: string, more: object = {}) => ({ status, ...more }) as PolicyRecord
const asked = { issueRequestedAt: '2026-01-05T09:00:00.000Z' }

it.each([
  ['a binder is rescinded', 'BOUND', {}, 'rescind', true],
  ['a binder whose issue was asked for is not', 'BOUND', asked, 'rescind', false],
  ['a policy is not rescinded', 'ISSUED', {}, 'rescind', false],
  ['a policy in force is renewed, whenever it was issued', 'IN FORCE', asked, 'renew', true],
] as const)('%s', (_, status, more, action, allowed) => {
  expect(refusalOf(() => mustAllow(policyIn(status, more), action))?.code).toBe(
    allowed ? undefined : 'policy.notAllowed',
  )
})

it('a refusal says what the actor can do instead', () => {
  const allowedTo = (actor: Parameters<typeof mustAllow>[2]) =>
    refusalOf(() => mustAllow(policyIn('CANCELLED'), 'cancel', actor))?.data
  expect(allowedTo(cast.superAdmin)).toEqual({
    status: 'CANCELLED',
    allowed:
      'take its cancellation back (until 3 days after it took effect), reinstate it (within 60 days of its end), extend its reporting (within 60 days of its end)',
  })
  expect(allowedTo(cast.policyHolder)).toEqual({ status: 'CANCELLED', allowed: 'nothing' })
})
