import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/history/historyFor.ts'
import * as contract from '#shared/contracts/auth/history.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireTeam } from './requireTeam.ts'

export const listTeamHistory = implement(contract.listTeamHistory)(async ({ params, actor }) => {
  const team = await requireTeam(params.teamId, actor)
  return historyFor(team.id, actor, historyShares.team)
})
