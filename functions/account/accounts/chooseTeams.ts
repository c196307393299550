import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { Team } from '#shared/contracts/account/account.ts'

const noTeam = { path: ['teams'], detail: 'Please select a Team' }
const wrongTeam = 'Please select a valid Team, current option is not valid.'

/** The teams an account is put into, by their own names, or what is wrong with the choice. */
export type TeamChoice =
  | { readonly teams: { readonly id: string; readonly name: string }[]; readonly errors?: never }
  | { readonly errors: readonly ProblemError[]; readonly teams?: never }

/**
 * Teams are the agency's own, and for a team-bound agent their own; else another agency's team would see the account. An
 * account that is given no team goes to the agency's default one, for a team-bound agent only if it is theirs.
 */
export const chooseTeams = async (
  actor: Actor,
  agencyId: string | undefined,
  wanted: readonly Team[],
): Promise<TeamChoice> => {
  if (agencyId === undefined)
    return wanted.length === 0 ? { teams: [] } : { errors: [{ path: ['teams', 0], detail: wrongTeam }] }
  const { agencyTeams } = await import('#functions/auth/public.ts')
  const isBound = actor.accountType === 'AGENCY' && actor.realm === 'TEAM'
  const known = (await agencyTeams(agencyId)).filter(({ id }) => !isBound || actor.teamIds.includes(id))
  if (wanted.length === 0) {
    const standard = known.filter(({ isDefault }) => isDefault).map(({ id, name }) => ({ id, name }))
    return isBound && standard.length === 0 ? { errors: [noTeam] } : { teams: standard }
  }
  const errors: ProblemError[] = []
  const teams = wanted.flatMap(({ id }, index) => {
    const team = known.find((each) => each.id === id)
    if (team === undefined) errors.push({ path: ['teams', index], detail: wrongTeam })
    return team === undefined ? [] : [{ id, name: team.name }]
  })
  return errors.length > 0 ? { errors } : { teams }
}
