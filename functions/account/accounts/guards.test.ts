import { expect, it } from 'vitest'
import { cast } from '#tests/cast/actors.ts'
import { refusalOf } from '#tests/support/refusalOf.ts'
import type { AccountRecord } from '../store/account.ts'
import { mustAllow } from './guards.ts'

/** An account, as far as its life looks at it. */
const accountIn = (status: string) => ({ status }) as AccountRecord

it.each([
  ['an open account is deleted', 'Open', 'remove', undefined],
  ['a declined one is reopened', 'Declined', 'reopen', undefined],
  ['one with a policy is not deleted', 'Active Policy', 'remove', 'account.hasPolicy'],
  ['one with a policy stays with its agency', 'Active Policy', 'leaveAgency', 'account.hasPolicy'],
  ['one with a policy is not declined', 'Active Policy', 'decline', 'account.notAllowed'],
  ['one with a policy is not reopened', 'Active Policy', 'reopen', 'account.notAllowed'],
  ['one that is closed is not deleted', 'Closed', 'remove', 'account.notAllowed'],
] as const)('%s', (_, status, action, code) => {
  expect(refusalOf(() => mustAllow(accountIn(status), action, cast.superAdmin))?.code).toBe(code)
})

it('a refusal says what the actor can do instead', () => {
  const allowedTo = (actor: Parameters<typeof mustAllow>[2]) =>
    refusalOf(() => mustAllow(accountIn('Declined'), 'decline', actor))?.data
  expect(allowedTo(cast.superAdmin)).toMatchObject({
    status: 'Declined',
    allowed: expect.stringContaining('reopen it'),
  })
  expect(allowedTo(cast.policyHolder)).toEqual({ status: 'Declined', allowed: 'nothing' })
})
