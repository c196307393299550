import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { type TeamRecord, teams } from '../store/teams.ts'

/**
 * The write that keeps a team from being removed while somebody or something is put into it: committed along with that, it
 * fails when the team has gone since it was read, and the removal fails when it comes later. The default team never goes.
 */
export const staysWhileJoined = (team: Stored<TeamRecord>): Write[] =>
  team.isDefault ? [] : [teams.update(team, team)]

/**
 * The teams of an organization that somebody is put into, each once, with the writes to commit along. Fails with
 * `team.notFound` for teams that are not there or somebody else's.
 */
export const joinedTeams = async (
  teamIds: readonly string[],
  organizationId: string,
): Promise<{ readonly teamIds: readonly string[]; readonly writes: readonly Write[] }> => {
  const wanted = [...new Set(teamIds)]
  const chosen = await teams.byIds(wanted)
  if (chosen.length < wanted.length || chosen.some(({ agencyId }) => agencyId !== organizationId))
    return fail('team.notFound')
  return { teamIds: wanted, writes: chosen.flatMap(staysWhileJoined) }
}
