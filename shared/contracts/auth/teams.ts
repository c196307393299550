import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery, queryFlag } from '#shared/contract/paging.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AgencyId, TeamId, UserId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { personaStatuses } from '#shared/records/persona/personaStatus.ts'

/** A team of an agency. The default team takes who is given none. */
export const Team = z.object({ id: z.string(), name: z.string(), isDefault: z.boolean() })

const { page, search, size } = pageQuery(25)
const TeamName = filledLine(100)

export const listMyTeams = defineOperation({
  name: 'listMyTeams',
  method: 'GET',
  path: '/api/auth/v1/teams/my',
  summary: 'The teams that the session may choose from.',
  access: 'any',
  query: z.strictObject(pageQuery(200)),
  response: pageOf(
    Team.extend({ agencyName: z.string().optional().describe('Whose it is, for the provider’s people.') }),
  ),
})

export const listAgencyTeams = defineOperation({
  name: 'listAgencyTeams',
  method: 'GET',
  path: '/api/auth/v1/teams/agency/{agencyId}',
  summary: 'The teams of an agency.',
  access: 'team:read',
  only: placing,
  params: { agencyId: AgencyId },
  query: z.strictObject(pageQuery(100)),
  response: pageOf(Team),
  problems: ['agency.notFound'],
})

export const listAllTeams = defineOperation({
  name: 'listAllTeams',
  method: 'GET',
  path: '/api/auth/v1/teams/all',
  summary: 'Every team in the caller’s reach.',
  access: 'team:read',
  only: ['COWBELL', 'AGENCY'],
  query: z.strictObject(pageQuery(25)),
  response: pageOf(Team),
})

export const createTeam = defineOperation({
  name: 'createTeam',
  method: 'POST',
  path: '/api/auth/v1/teams',
  summary: 'Creates a team of an agency.',
  access: 'team:manage',
  body: z.strictObject({
    name: TeamName,
    agencyId: AgencyId.optional().describe('Named by staff; an agency makes its own teams.'),
  }),
  status: 201,
  response: Team,
  problems: ['agency.notAllowed', 'agency.notFound', 'team.nameTaken'],
})

export const listTeamAgencies = defineOperation({
  name: 'listTeamAgencies',
  method: 'GET',
  path: '/api/auth/v1/teams/agencies',
  summary: 'The agencies in the caller’s reach with their teams.',
  access: 'team:read',
  query: z.strictObject({ page, search, size, waiting: queryFlag.optional().describe('Those alone that wait.') }),
  response: pageOf(
    z.object({
      agencyId: z.string(),
      agencyName: z.string(),
      favorite: z.boolean().describe('A mark of the caller alone.'),
      teams: z.array(Team),
      status: z.enum(personaStatuses).optional().describe('Where it stands, unless it is at work.'),
      waits: z.literal(true).optional().describe('Staff have to look at what it wants to be known by.'),
      figures: z
        .object({
          clients: z.int(),
          policies: z.int().describe('Those that are active.'),
          premium: MinorUnits,
          level: z.string().describe('For which the premium qualifies.'),
        })
        .optional()
        .describe('What it brings, for the provider’s staff; seconds behind at most.'),
    }),
  ),
})

export const listUserTeams = defineOperation({
  name: 'listUserTeams',
  method: 'GET',
  path: '/api/auth/v1/teams/user/{userId}',
  summary: 'The teams of a user in the caller’s organization; staff see all of them.',
  access: 'team:read',
  params: { userId: UserId },
  response: z.array(Team),
  problems: ['user.notFound'],
})

export const migrateUserTeams = defineOperation({
  name: 'migrateUserTeams',
  method: 'PUT',
  path: '/api/auth/v1/users/teams/migrate/{userId}',
  summary: 'Moves a user from the present teams of an agency to others of it.',
  access: 'team:manage',
  stepUp: 'always',
  notJumped: true,
  params: { userId: UserId },
  body: z.strictObject({ teamIds: z.array(TeamId).min(1, 'Please select a Team').max(50) }),
  problems: ['team.notFound', 'team.roleHasNone', 'user.notFound'],
})

export const removeTeam = defineOperation({
  name: 'removeTeam',
  method: 'DELETE',
  path: '/api/auth/v1/teams/{teamId}',
  summary: 'Removes a team that nobody and no account is in.',
  access: 'team:manage',
  params: { teamId: TeamId },
  problems: ['team.inUse', 'team.isDefault', 'team.notFound'],
})

export const updateTeam = defineOperation({
  name: 'updateTeam',
  method: 'PUT',
  path: '/api/auth/v1/teams/{teamId}',
  summary: 'Renames a team.',
  access: 'team:manage',
  params: { teamId: TeamId },
  body: z.strictObject({ name: TeamName }),
  response: Team,
  problems: ['team.nameTaken', 'team.notFound'],
})
