import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyById } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { teams } from '../store/teams.ts'
import { newTeam } from './newTeam.ts'

/** The first team of an agency is its default team. */
export const createTeam = implement(contract.createTeam)(async ({ body, actor, now, fail }) => {
  const own = actor.accountType === 'AGENCY' ? actor.organizationId : undefined
  const agencyId = own ?? body.agencyId
  const isOthers = own !== undefined && body.agencyId !== undefined && body.agencyId !== own
  if (agencyId === undefined || isOthers || (await agencyById(agencyId)) === undefined) return fail('agency.notFound')
  const { name } = body
  const [taken, standard] = await Promise.all([
    teams.idByUnique('name', `${agencyId}|${name.toLowerCase()}`),
    teams.idByUnique('default', agencyId),
  ])
  if (taken !== undefined) fail('team.nameTaken')
  const isDefault = standard === undefined
  const { write, teamId } = newTeam({ name, agencyId, isDefault, now })
  await commit([write])
  return { id: teamId, name, isDefault }
})
