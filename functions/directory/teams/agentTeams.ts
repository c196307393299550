import type { Stored } from '#functions/_platform/storage/record.ts'
import { realmOf } from '#shared/domain/identity/roles.ts'
import { type TeamRecord, teams } from '../store/teams.ts'
import { membershipsOf, type UserRecord } from '../store/users.ts'

/** More teams see no quote, nor what is handed over with it (decision: few-teams). */
const mostTeams = 3

/** The teams by which an agent sees an agency's business; none of who sees all of it. */
export const agentTeams = async (user: UserRecord, agencyId: string): Promise<readonly Stored<TeamRecord>[]> => {
  const membership = membershipsOf(user).find(({ organizationId }) => organizationId === agencyId)
  if (membership === undefined || realmOf(membership.role) !== 'TEAM') return []
  return (await teams.byIds(membership.teamIds)).filter((team) => team.agencyId === agencyId)
}

/** The teams that see something which an agent takes over: the agent's first comes to them, where none is among them. */
export const teamsWithAgent = <Team extends { readonly id: string }>(
  before: readonly Team[],
  theirs: readonly Team[],
): readonly Team[] => {
  const [first] = theirs
  const isSeen = first === undefined || before.some(({ id }) => theirs.some((team) => team.id === id))
  return isSeen ? before : [first, ...before].slice(0, mostTeams)
}
