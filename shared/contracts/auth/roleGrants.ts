import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { RoleGrantId, UserId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { roleGrantStatuses } from '#shared/records/roleGrant/roleGrantStatus.ts'
import { RoleId } from './fields.ts'

const Word = z.object({ by: z.string(), name: z.string(), at: Instant })

/** A role that somebody asked for a user, and that a second person gives. */
export const RoleGrant = z.object({
  id: RoleGrantId,
  userId: UserId,
  userName: z.string(),
  role: RoleId,
  from: RoleId.describe('What the user was when it was asked for.'),
  status: z.enum(roleGrantStatuses),
  asked: Word,
  decision: Word.extend({ note: z.string().optional() }).optional(),
  expiresAt: Instant,
  created: Instant,
  lastUpdated: Instant,
})
export type RoleGrant = z.infer<typeof RoleGrant>

const params = { roleGrantId: RoleGrantId }

export const listRoleGrants = defineOperation({
  name: 'listRoleGrants',
  method: 'GET',
  path: '/api/auth/v1/role-grants',
  summary: 'Roles that two people give: what was asked for, by whom, and who decided. The newest first.',
  access: 'role:approve',
  query: z.strictObject({
    size: hitsQuery(20).size,
    after: hitsQuery(20).after,
    before: hitsQuery(20).before,
    status: z.enum(roleGrantStatuses).optional(),
  }),
  response: hitsOf(RoleGrant),
})

export const listRoleGrantHistory = defineOperation({
  name: 'listRoleGrantHistory',
  method: 'GET',
  path: '/api/auth/v1/role-grants/{roleGrantId}/history',
  summary: 'What was done to one role that was asked for, by whom, and what it changed.',
  access: 'role:approve',
  params,
  response: HistoryPage,
  problems: ['roleGrant.notFound'],
})

export const approveRoleGrant = defineOperation({
  name: 'approveRoleGrant',
  method: 'PUT',
  path: '/api/auth/v1/role-grants/{roleGrantId}/approve',
  summary: 'Gives a user the role that somebody else asked for; it counts from their next access token on.',
  access: 'role:approve',
  stepUp: 'always',
  notJumped: true,
  params,
  response: RoleGrant,
  problems: [
    'roleGrant.expired',
    'roleGrant.notAllowed',
    'roleGrant.notFound',
    'roleGrant.secondPerson',
    'user.notFound',
  ],
})

export const rejectRoleGrant = defineOperation({
  name: 'rejectRoleGrant',
  method: 'PUT',
  path: '/api/auth/v1/role-grants/{roleGrantId}/reject',
  summary: 'Refuses a role that was asked for, with the reason; whoever asked may take it back so as well.',
  access: 'role:approve',
  notJumped: true,
  params,
  body: z.strictObject({ note: filledText(500, { missing: 'Reason is a required field' }) }),
  response: RoleGrant,
  problems: ['roleGrant.notAllowed', 'roleGrant.notFound', 'roleGrant.secondPerson'],
})
