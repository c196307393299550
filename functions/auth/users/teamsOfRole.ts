import { fail } from '#functions/_platform/http/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { realmOf } from '#shared/domain/identity/roles.ts'
import type { Role } from '#shared/permissions.ts'
import { teams } from '../store/teams.ts'
import { defaultTeamName, newTeam } from '../teams/newTeam.ts'

interface TeamChoice {
  readonly role: Role
  readonly accountType: string
  readonly organizationId: string
  /** The teams that were chosen; none for the default one. */
  readonly teamIds: readonly string[]
  readonly now: string
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
  const chosen = await teams.byIds(teamIds)
  if (chosen.length < teamIds.length || chosen.some(({ agencyId }) => agencyId !== organizationId))
    return fail('team.notFound')
  if (chosen.length > 0) return { teamIds, writes: [] }
  const standard = await teams.idByUnique('default', organizationId)
  if (standard !== undefined) return { teamIds: [standard], writes: [] }
  const made = newTeam({ name: defaultTeamName, agencyId: organizationId, isDefault: true, now })
  return { teamIds: [made.teamId], writes: [made.write] }
}
