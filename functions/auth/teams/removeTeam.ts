import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountsOfTeam } from '#functions/account/public.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { requireTeam } from './requireTeam.ts'

/** Nobody loses sight of a client by it: a team goes when nobody and nothing is in it. */
export const removeTeam = implement(contract.removeTeam)(async ({ params, actor, fail }) => {
  const team = await requireTeam(params.teamId, actor)
  if (team.isDefault) fail('team.isDefault')
  const [rows, accounts] = await Promise.all([
    users.every({ scopes: [`organization:${team.agencyId}`] }),
    accountsOfTeam(team.id),
  ])
  const people = rows.filter(({ memberships }) => memberships.some(({ teamIds }) => teamIds.includes(team.id))).length
  if (people > 0 || accounts > 0) fail('team.inUse', { data: { people, accounts } })
  await commit([teams.remove(team)])
})
