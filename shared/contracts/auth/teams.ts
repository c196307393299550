import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'

/** A team of an agency. The default team takes who is given none. */
export const Team = z.object({ id: z.string(), name: z.string(), isDefault: z.boolean() })

const { search } = pageQuery(25)

export const listMyTeams = defineOperation({
  name: 'listMyTeams',
  method: 'GET',
  path: '/api/auth/v1/teams/my',
  summary: 'The teams that the session may choose from.',
  access: 'any',
  query: z.strictObject({ search }),
  response: z.object({ content: z.array(Team) }),
})

export const listAgencyTeams = defineOperation({
  name: 'listAgencyTeams',
  method: 'GET',
  path: '/api/auth/v1/teams/agency/{agencyId}',
  summary: 'The teams of an agency.',
  access: 'team:read',
  params: { agencyId: AgencyId },
  query: z.strictObject(pageQuery(3000)),
  response: pageOf(Team),
  problems: ['agency.notFound'],
})

export const listAllTeams = defineOperation({
  name: 'listAllTeams',
  method: 'GET',
  path: '/api/auth/v1/teams/all',
  summary: 'Every team in the caller’s reach.',
  access: 'team:read',
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
    name: z.string().trim().min(1).max(100),
    agencyId: AgencyId.optional().describe('Named by staff; an agency makes its own teams.'),
  }),
  status: 201,
  response: Team,
  problems: ['agency.notFound', 'team.nameTaken'],
})
