import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, seesAll } from '#functions/_platform/auth/relation.ts'
import { teams } from '../store/teams.ts'

/**
 * Whether a team's lists are the actor's to read: of who is bound to teams the own ones, of an agency its teams, of who looks
 * after some agencies those agencies'.
 */
export const isTeamInReach = async (teamId: string, actor: Actor): Promise<boolean> => {
  if (seesAll(actor)) return true
  const team = await teams.byId(teamId)
  return team !== undefined && isTheirs(actor, { agencyId: team.agencyId, teamIds: [teamId] })
}
