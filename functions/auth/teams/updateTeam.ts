import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { teamNameKey, teams } from '#functions/directory/store/teams.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { requireTeam } from './requireTeam.ts'

export const updateTeam = implement(contract.updateTeam)(async ({ params, body, actor, fail }) => {
  const team = await requireTeam(params.teamId, actor)
  const after = { ...team, name: body.name }
  const holder = await teams.idByUnique('name', teamNameKey(after))
  if (holder !== undefined && holder !== team.id) fail('team.nameTaken')
  await commit([teams.update(team, after)])
  return { id: team.id, name: body.name, isDefault: team.isDefault }
})
