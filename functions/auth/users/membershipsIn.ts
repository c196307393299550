import { commit } from '#functions/_platform/storage/commit.ts'
import type { Membership } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AccountType, Role } from '#shared/permissions.ts'
import { teamsOfRole } from './teamsOfRole.ts'

interface SameEverywhere {
  readonly accountType: AccountType
  readonly role: Role
  /** The template that narrows it at home, which goes along. */
  readonly roleTemplateId: Membership['roleTemplateId']
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/** The same role in several organizations; a TEAM role is put into each agency's default team. */
export const membershipsIn = async (
  organizationIds: readonly string[],
  { accountType, role, roleTemplateId, now }: SameEverywhere,
): Promise<{ readonly memberships: readonly Membership[] }> => {
  const teams = await Promise.all(
    organizationIds.map((organizationId) => teamsOfRole({ role, accountType, organizationId, teamIds: [], now })),
  )
  // Six rows each, of more agencies than a commit takes. A default team is there for whoever comes, and may be there first.
  for (const { writes } of teams) if (writes.length > 0) await commit(writes, { aside: true })
  return {
    memberships: organizationIds.map((organizationId, index) => ({
      accountType,
      organizationId,
      role,
      teamIds: teams[index]?.teamIds ?? [],
      ...(roleTemplateId !== undefined && { roleTemplateId }),
    })),
  }
}
