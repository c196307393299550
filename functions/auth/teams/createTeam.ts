import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { mustBeOpen } from '#functions/agency/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import { teamNameKey, teams } from '#functions/directory/store/teams.ts'
import { newTeam } from '#functions/directory/teams/newTeam.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'

/** The first team of an agency is its default team. */
export const createTeam = implement(contract.createTeam)(async ({ body, actor, now, fail }) => {
  const agencyId = body.agencyId ?? (actor.accountType === 'AGENCY' ? actor.organizationId : '')
  const inCharge = await organizationsInCharge(actor)
  const agency = inCharge.has(agencyId) ? await agencyById(agencyId) : undefined
  if (agency === undefined) return fail('agency.notFound')
  mustBeOpen(agency, actor)
  const { name } = body
  const [taken, standard] = await Promise.all([
    teams.idByUnique('name', teamNameKey({ agencyId, name })),
    teams.idByUnique('default', agencyId),
  ])
  if (taken !== undefined) fail('team.nameTaken')
  const isDefault = standard === undefined
  const { write, teamId } = newTeam({ name, agencyId, isDefault, now })
  await commit([write])
  return { id: teamId, name, isDefault }
})
