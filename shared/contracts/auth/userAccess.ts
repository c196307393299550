import { z } from 'zod'
import { atLeastOne } from '#shared/contract/conditions.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { AgencyId, TeamId, UserId } from '#shared/domain/ids/ids.ts'
import { AccountTypeField, EmailAddress, OrganizationId, RoleId } from './fields.ts'
import { Team } from './teams.ts'

const { page, search, size } = pageQuery(3000)

export const addUserAccounts = defineOperation({
  name: 'addUserAccounts',
  method: 'POST',
  path: '/api/auth/v1/users/add-accounts',
  summary:
    'Invites whoever has an e-mail into organizations, or changes the role or teams where they are members in the caller’s reach.',
  access: 'user:assign',
  stepUp: 'always',
  notJumped: true,
  body: z.strictObject({
    email: EmailAddress,
    accountRoleMap: atLeastOne(z.record(OrganizationId, RoleId), 'Account is required').describe(
      'The role in each organization, by its id.',
    ),
    accountTeamsMap: z
      .record(OrganizationId, z.array(TeamId).max(50))
      .optional()
      .describe('The teams in each agency where the role is one of teams.'),
  }),
  status: 202,
  problems: [
    'account.notFound',
    'agency.notFound',
    'blacklist.refused',
    'roleGrant.byUser',
    'roleTemplate.lastAdministrator',
    'team.notFound',
    'user.self',
  ],
})

export const assignUserAccess = defineOperation({
  name: 'assignUserAccess',
  method: 'PUT',
  path: '/api/auth/v1/users/assign',
  summary:
    'Replaces the agencies that a member of staff looks after, or the other accounts that any other user works in with the same role.',
  access: 'user:assign',
  changes: 'userId',
  stepUp: 'always',
  notJumped: true,
  body: z.strictObject({
    userId: UserId,
    accountIds: z.array(OrganizationId).max(500),
    inEveryLocation: z
      .boolean()
      .optional()
      .describe('Whether the user works in every location of the home agency; as it is when not said.'),
    handOverTo: UserId.optional().describe(
      'Who takes over the clients in an agency that the user leaves, of that agency.',
    ),
  }),
  problems: [
    'account.notFound',
    'agency.notAllowed',
    'agency.notFound',
    'roleTemplate.lastAdministrator',
    'user.hasAllAccounts',
    'user.hasClients',
    'user.heirUnknown',
    'user.notFound',
    'user.self',
  ],
})

export const listAgencyUsers = defineOperation({
  name: 'listAgencyUsers',
  method: 'GET',
  path: '/api/auth/v1/agency-users/{agencyId}',
  summary: 'The provider’s people who look after an agency.',
  access: 'user:assign',
  params: { agencyId: AgencyId },
  response: z.array(
    z.object({
      userId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.string(),
    }),
  ),
  problems: ['agency.notFound'],
})

export const listSelectableAccounts = defineOperation({
  name: 'listSelectableAccounts',
  method: 'GET',
  path: '/api/auth/v1/accounts',
  summary: 'The organizations of a kind to which the caller may give people access.',
  access: 'user:assign',
  query: z.strictObject({ accountType: AccountTypeField, search, page, size }),
  response: pageOf(z.object({ label: z.string(), value: z.string() })),
})

export const listUserAccounts = defineOperation({
  name: 'listUserAccounts',
  method: 'GET',
  path: '/api/auth/v1/users/get-accounts',
  summary: 'The organizations a user works in, as far as the caller administers them.',
  access: 'user:assign',
  query: z.strictObject({ email: EmailAddress }),
  response: z.array(
    z.object({
      accountType: AccountTypeField,
      organization: z.object({ label: z.string(), value: z.string() }),
      role: RoleId,
      teams: z.array(Team),
    }),
  ),
  problems: ['user.notFound'],
})

export const replaceAgencyUsers = defineOperation({
  name: 'replaceAgencyUsers',
  method: 'PUT',
  path: '/api/auth/v1/agency-users/{agencyId}',
  summary: 'Says who of the provider’s people look after an agency; nobody else does any longer.',
  access: 'user:assign',
  only: ['COWBELL'],
  stepUp: 'always',
  notJumped: true,
  params: { agencyId: AgencyId },
  body: z.strictObject({ userIds: z.array(UserId).max(50) }),
  problems: ['agency.notFound', 'user.hasAllAccounts', 'user.notFound'],
})
