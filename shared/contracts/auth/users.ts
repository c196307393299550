import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery, queryFlag } from '#shared/contract/paging.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { RoleTemplateId, TeamId, UserId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'
import { type Permission, permissions } from '#shared/permissions.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import {
  AccountTypeField,
  dormantFor,
  EmailAddress,
  FirstName,
  LastName,
  Npn,
  OrganizationId,
  PhoneText,
  RoleId,
} from './fields.ts'
import { Person, User } from './user.ts'

const { search, size } = pageQuery(100)
const pickerQuery = { search, size }

const Changed = User.extend({
  roleAsked: RoleId.optional().describe('The role that was asked for and waits for a second person.'),
})

const details = {
  firstName: FirstName,
  lastName: LastName,
  phone: PhoneText,
  roleId: RoleId,
  primaryContact: z.boolean(),
  billingContact: z.boolean(),
  slackHandle: line(80).optional(),
}

export const listUsers = defineOperation({
  name: 'listUsers',
  method: 'GET',
  path: '/api/auth/v1/users',
  summary: 'The users of the caller’s own account; staff may name another.',
  access: 'user:read',
  query: z.strictObject({ ...pageQuery(25), accountId: OrganizationId.optional(), dormantDays: dormantFor }),
  response: pageOf(User),
})

export const createUser = defineOperation({
  name: 'createUser',
  method: 'POST',
  path: '/api/auth/v1/users',
  summary: 'Creates a user and e-mails the invitation.',
  access: 'user:invite',
  stepUp: 'always',
  notJumped: true,
  body: z.strictObject({
    ...details,
    email: EmailAddress,
    agencies: z.array(OrganizationId).max(500).optional().describe('Agencies that a member of staff looks after.'),
    accountIds: z
      .array(OrganizationId)
      .max(500)
      .optional()
      .describe('Accounts the user belongs to; the first is home. None for internal roles.'),
    teamIds: z.array(TeamId).max(50).optional().describe('Teams of a TEAM role; the default team when left out.'),
    npn: Npn.optional(),
    roleTemplateId: RoleTemplateId.optional().describe('A template of the role, of the home organization’s own.'),
  }),
  status: 201,
  response: Changed,
  problems: [
    'account.invalidDetails',
    'account.notFound',
    'agency.notAllowed',
    'agency.notFound',
    'blacklist.refused',
    'roleGrant.alreadyAsked',
    'roleTemplate.notFound',
    'roleTemplate.otherRole',
    'roleTemplate.withdrawn',
    'team.notFound',
    'user.alreadyExists',
    'user.phoneInvalid',
    'user.registrationInvalid',
  ],
})

export const getUser = defineOperation({
  name: 'getUser',
  method: 'GET',
  path: '/api/auth/v1/users/{userId}',
  summary: 'One user.',
  access: 'user:read',
  params: { userId: UserId },
  response: User.extend({ allowedActions }),
  problems: ['user.notFound'],
})

export const updateUser = defineOperation({
  name: 'updateUser',
  method: 'PUT',
  path: '/api/auth/v1/users/{userId}',
  summary: 'Changes a user’s details and role.',
  access: 'user:update',
  stepUp: 'depends',
  notJumped: true,
  params: { userId: UserId },
  body: z.strictObject({
    ...details,
    npn: Npn.optional(),
    roleTemplateId: RoleTemplateId.nullable()
      .optional()
      .describe('A template of the role, or null for none; when not said it goes with another role and else stays.'),
  }),
  response: Changed,
  problems: [
    'roleGrant.alreadyAsked',
    'roleTemplate.lastAdministrator',
    'roleTemplate.notFound',
    'roleTemplate.otherRole',
    'roleTemplate.withdrawn',
    'user.notFound',
    'user.phoneInvalid',
    'user.registrationInvalid',
    'user.self',
  ],
})

export const removeUser = defineOperation({
  name: 'removeUser',
  method: 'DELETE',
  path: '/api/auth/v1/users/{userId}',
  summary: 'Removes a user and ends the user’s sessions; clients are handed over first.',
  access: 'user:delete',
  stepUp: 'always',
  notJumped: true,
  params: { userId: UserId },
  query: z.strictObject({ handOverTo: UserId.optional().describe('Who takes over the clients, of the same agency.') }),
  problems: [
    'roleTemplate.lastAdministrator',
    'user.hasClients',
    'user.heirUnknown',
    'user.notFound',
    'user.notInvited',
    'user.self',
  ],
})

export const enableUser = defineOperation({
  name: 'enableUser',
  method: 'PUT',
  path: '/api/auth/v1/users/enable/{email}',
  summary: 'Lets a user sign in or not. A security concern also ends the user’s sessions.',
  access: 'user:update',
  stepUp: 'always',
  notJumped: true,
  params: { email: EmailAddress },
  query: z.strictObject({ enable: queryFlag, isSecurityConcern: queryFlag.optional() }),
  problems: ['roleTemplate.lastAdministrator', 'user.notFound', 'user.notInvited', 'user.self'],
})

export const listRoles = defineOperation({
  name: 'listRoles',
  method: 'GET',
  path: '/api/auth/v1/roles/{accountType}',
  summary: 'The roles of an account type; a TEAM role needs teams.',
  access: 'user:read',
  params: { accountType: AccountTypeField },
  response: z.array(
    z.object({
      id: RoleId,
      label: z.string(),
      realm: z.enum(['ACCOUNT', 'TEAM']),
      waits: z
        .boolean()
        .optional()
        .describe(
          'Of a role that two people give: whether it waits for somebody else who has it. While nobody else does, it is given at once.',
        ),
    }),
  ),
})

export const listAgents = defineOperation({
  name: 'listAgents',
  method: 'GET',
  path: '/api/auth/v1/users/agents',
  summary: 'The people of an agency who may be the agent of an account.',
  access: 'user:read',
  only: placing,
  query: z.strictObject({ ...pickerQuery, agencyId: OrganizationId.optional() }),
  response: pageOf(Person),
})

export const listFellowUsers = defineOperation({
  name: 'listFellowUsers',
  method: 'GET',
  path: '/api/auth/v1/users/fellow-users',
  summary: 'Colleagues in the same account, with the names of their roles.',
  access: 'any',
  query: z.strictObject({
    ...pickerQuery,
    accountId: OrganizationId.optional(),
    permission: z
      .enum(permissions as readonly [Permission, ...Permission[]])
      .optional()
      .describe('Only those who are let in and whose role has it.'),
  }),
  response: pageOf(
    z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      roleName: z.string(),
    }),
  ),
})
