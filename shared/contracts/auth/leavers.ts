import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { LeaverId } from '#shared/domain/ids/ids.ts'
import { OrganizationId } from './fields.ts'
import { ListedAccount, RoleLabel } from './user.ts'

/** Somebody who works in an organization no longer. */
export const Leaver = z.object({
  id: LeaverId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().describe('Empty once the person is erased.'),
  account: ListedAccount.describe('The organization that they left.'),
  role: RoleLabel.describe('What they were there.'),
  left: Instant,
  by: z.string().describe('Who ended it.'),
  handedTo: z.string().optional().describe('Who takes over what they had; missing where they had nothing.'),
  handed: z.array(
    z.object({
      what: z.enum(['CLIENTS', 'QUOTES']),
      count: z.int().optional().describe('How many went over; missing once the job is no longer kept.'),
      isUnderWay: z.boolean(),
    }),
  ),
  remaining: z
    .object({
      clients: z.int(),
      quotes: z.int().describe('Quotes that may still be bound.'),
      referrals: z.int().describe('Quotes that wait for them as their underwriter.'),
      claims: z.int().describe('Open claims that they adjust.'),
    })
    .describe('What is in their name all the same, a moment behind.'),
})

export const listLeavers = defineOperation({
  name: 'listLeavers',
  method: 'GET',
  path: '/api/auth/v1/users/leavers',
  summary:
    'Who left the caller’s own account, when, by whom, to whom their work went and what is in their name still; staff may name another, or none for all.',
  access: 'user:update',
  only: ['COWBELL', 'AGENCY'],
  query: z.strictObject({ ...pageQuery(25), accountId: OrganizationId.optional() }),
  response: pageOf(Leaver),
})
