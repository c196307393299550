import type { Write } from '#functions/_platform/storage/record.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { joinedTeams } from '#functions/directory/teams/joinedTeams.ts'
import { defaultTeamName, newTeam } from '#functions/directory/teams/newTeam.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { realmOf } from '#shared/domain/identity/roles.ts'
import type { Role } from '#shared/permissions.ts'

interface TeamChoice {
  readonly role: Role
  readonly accountType: string
  readonly organizationId: string
  /** The teams that were chosen; none for the default one. */
  readonly teamIds: readonly string[]
  readonly now: Instant
}

/**
 * The teams of someone with a role: none for an ACCOUNT role, and at an agency at least the default team for a TEAM role,
 * which is made when it is missing. Fails with `team.notFound` for teams of somebody else.
 */
export const teamsOfRole = async ({
  role,
  accountType,
  organizationId,
  teamIds,
  now,
}: TeamChoice): Promise<{ readonly teamIds: readonly string[]; readonly writes: readonly Write[] }> => {
  if (realmOf(role) === 'ACCOUNT' || accountType !== 'AGENCY') return { teamIds: [], writes: [] }
  if (teamIds.length > 0) return joinedTeams(teamIds, organizationId)
  const standard = await teams.idByUnique('default', organizationId)
  if (standard !== undefined) return { teamIds: [standard], writes: [] }
  const made = newTeam({ name: defaultTeamName, agencyId: organizationId, isDefault: true, now })
  return { teamIds: [made.teamId], writes: [made.write] }
}
