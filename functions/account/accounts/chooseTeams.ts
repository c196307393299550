import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { defaultTeam, staysWhileJoined, teamsOfAgency } from '#functions/directory/public.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import type { AccountTeam } from '#shared/contracts/account/account.ts'

const noTeam = { path: ['teams'], detail: 'Please select a Team' }
const wrongTeam = 'Please select a valid Team, current option is not valid.'

/** The teams an account is put into, by their own names, or what is wrong with the choice. */
export type TeamChoice =
  | {
      readonly teams: { readonly id: string; readonly name: string }[]
      /** To be committed with the account that is put into them, so that they stay. */
      readonly writes: readonly Write[]
      readonly errors?: never
    }
  | { readonly errors: readonly ProblemError[]; readonly teams?: never; readonly writes?: never }

/**
 * Teams are the agency's own, and for a team-bound agent their own; else another agency's team would see the account. An
 * account that is given no team goes to the agency's default one, for a team-bound agent only if it is theirs.
 */
export const chooseTeams = async (
  actor: Actor,
  agencyId: string | undefined,
  wanted: readonly AccountTeam[],
): Promise<TeamChoice> => {
  if (agencyId === undefined)
    return wanted.length === 0 ? { teams: [], writes: [] } : { errors: [{ path: ['teams', 0], detail: wrongTeam }] }
  const isBound = actor.accountType === 'AGENCY' && actor.realm === 'TEAM'
  const mayJoin = ({ id }: { readonly id: string }) => !isBound || actor.teamIds.includes(id)
  if (wanted.length === 0) {
    const team = await defaultTeam(agencyId)
    const standard = team !== undefined && mayJoin(team) ? [{ id: team.id, name: team.name }] : []
    return isBound && standard.length === 0 ? { errors: [noTeam] } : { teams: standard, writes: [] }
  }
  const named = await teamsOfAgency(
    agencyId,
    wanted.map(({ id }) => id),
  )
  const known = named.filter(mayJoin)
  const errors: ProblemError[] = []
  const chosen = wanted.flatMap(({ id }, index) => {
    const team = known.find((each) => each.id === id)
    if (team === undefined) errors.push({ path: ['teams', index], detail: wrongTeam })
    return team ?? []
  })
  if (errors.length > 0) return { errors }
  // A team that is named twice is one.
  const joined = [...new Set(chosen)]
  return { teams: joined.map(({ id, name }) => ({ id, name })), writes: joined.flatMap(staysWhileJoined) }
}
