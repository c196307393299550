import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { RoleTemplateId } from '#shared/domain/ids/ids.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { type Permission, permissions } from '#shared/permissions.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { roleTemplateStatuses } from '#shared/records/roleTemplate/roleTemplateStatus.ts'
import { AccountTypeField, OrganizationId, RoleId } from './fields.ts'

const Kept = z.array(z.enum(permissions as readonly [Permission, ...Permission[]]))

/** An organization's own narrowing of one of its kind's roles. */
export const RoleTemplate = z.object({
  id: RoleTemplateId,
  accountType: AccountTypeField,
  organizationId: OrganizationId,
  name: z.string(),
  role: RoleId.describe('The role it narrows; every rule about roles goes by it.'),
  keeps: Kept.describe('What it keeps of all that the role may.'),
  edition: z.int().describe('How often it was saved.'),
  status: z.enum(roleTemplateStatuses),
  changed: z.object({ by: z.string(), name: z.string(), at: Instant }),
  created: Instant,
  lastUpdated: Instant,
})
export type RoleTemplate = z.infer<typeof RoleTemplate>

const Shown = RoleTemplate.extend({ people: z.int().describe('How many have it.') })
export type ShownRoleTemplate = z.infer<typeof Shown>

const params = { roleTemplateId: RoleTemplateId }

const name = filledLine(60, { missing: 'Name is required' })
const keeps = Kept.min(1, 'Choose what it keeps').max(permissions.length)

export const searchRoleTemplates = defineOperation({
  name: 'searchRoleTemplates',
  method: 'GET',
  path: '/api/auth/v1/role-templates',
  summary: 'Templates of roles of the caller’s own organization; staff may name another. The newest first.',
  access: 'user:read',
  query: z.strictObject({
    search: hitsQuery(25).search,
    size: hitsQuery(25).size,
    after: hitsQuery(25).after,
    before: hitsQuery(25).before,
    status: z.enum(roleTemplateStatuses).optional(),
    accountId: OrganizationId.optional(),
  }),
  response: hitsOf(Shown),
})

export const createRoleTemplate = defineOperation({
  name: 'createRoleTemplate',
  method: 'POST',
  path: '/api/auth/v1/role-templates',
  summary: 'Makes a template of a role of the own organization: a name, and what it keeps of all that the role may.',
  access: 'user:update',
  stepUp: 'always',
  notJumped: true,
  body: z.strictObject({ name, role: RoleId, keeps }),
  status: 201,
  response: RoleTemplate,
  problems: ['roleTemplate.alreadyThere', 'roleTemplate.beyondRole', 'roleTemplate.tooMany'],
})

export const getRoleTemplate = defineOperation({
  name: 'getRoleTemplate',
  method: 'GET',
  path: '/api/auth/v1/role-templates/{roleTemplateId}',
  summary: 'A template of a role, with how many have it.',
  access: 'user:read',
  params,
  response: Shown.extend({ allowedActions }),
  problems: ['roleTemplate.notFound'],
})

export const updateRoleTemplate = defineOperation({
  name: 'updateRoleTemplate',
  method: 'PUT',
  path: '/api/auth/v1/role-templates/{roleTemplateId}',
  summary:
    'Saves a new edition of a template. Who has it may what it keeps from the next access token on; those of before end.',
  access: 'user:update',
  stepUp: 'always',
  notJumped: true,
  params,
  body: z.strictObject({ name, keeps }),
  response: RoleTemplate,
  problems: [
    'roleTemplate.alreadyThere',
    'roleTemplate.beyondRole',
    'roleTemplate.lastAdministrator',
    'roleTemplate.notAllowed',
    'roleTemplate.notFound',
    'roleTemplate.own',
  ],
})

export const withdrawRoleTemplate = defineOperation({
  name: 'withdrawRoleTemplate',
  method: 'PUT',
  path: '/api/auth/v1/role-templates/{roleTemplateId}/withdraw',
  summary: 'Withdraws a template that nobody has: it is given to nobody any more.',
  access: 'user:update',
  stepUp: 'always',
  notJumped: true,
  params,
  response: RoleTemplate,
  problems: ['roleTemplate.inUse', 'roleTemplate.notAllowed', 'roleTemplate.notFound'],
})

export const listRoleTemplateHistory = defineOperation({
  name: 'listRoleTemplateHistory',
  method: 'GET',
  path: '/api/auth/v1/role-templates/{roleTemplateId}/history',
  summary: 'The editions of a template: who saved what, and when.',
  access: 'user:read',
  params,
  response: HistoryPage,
  problems: ['roleTemplate.notFound'],
})
