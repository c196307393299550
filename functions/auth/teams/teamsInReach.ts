import type { Actor } from '#functions/_platform/auth/actor.ts'
import { allOf } from '../store/listed.ts'
import { teams } from '../store/teams.ts'

/** The teams the actor sees: staff those of all agencies, an agency its own, a team-bound agent the own ones. */
export const teamsInReach = async (actor: Actor) => {
  if (actor.accountType === 'COWBELL') return allOf(teams, ['all'])
  if (actor.accountType !== 'AGENCY') return []
  const ofAgency = await allOf(teams, [`organization:${actor.organizationId}`])
  return actor.realm === 'ACCOUNT' ? ofAgency : ofAgency.filter(({ id }) => actor.teamIds.includes(id))
}
