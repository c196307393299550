import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type TeamRecord, teams } from '#functions/directory/store/teams.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'

/** A team of an agency that the actor administers, or `team.notFound`. */
export const requireTeam = async (teamId: string, actor: Actor): Promise<Stored<TeamRecord>> => {
  const inCharge = await organizationsInCharge(actor)
  return teams.require(teamId, ({ agencyId }) => inCharge.has(agencyId))
}
