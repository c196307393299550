import type { Write } from '#functions/_platform/storage/record.ts'
import type { AccountType, Role } from '#shared/permissions.ts'
import type { Membership } from '../store/users.ts'
import { teamsOfRole } from './teamsOfRole.ts'

interface SameEverywhere {
  readonly accountType: AccountType
  readonly role: Role
  /** Now, as an ISO instant. */
  readonly now: string
}

/** The same role in several organizations; a TEAM role is put into each agency's default team. */
export const membershipsIn = async (
  organizationIds: readonly string[],
  { accountType, role, now }: SameEverywhere,
): Promise<{ readonly memberships: readonly Membership[]; readonly writes: readonly Write[] }> => {
  const teams = await Promise.all(
    organizationIds.map((organizationId) => teamsOfRole({ role, accountType, organizationId, teamIds: [], now })),
  )
  return {
    memberships: organizationIds.map((organizationId, index) => ({
      accountType,
      organizationId,
      role,
      teamIds: teams[index]?.teamIds ?? [],
    })),
    writes: teams.flatMap(({ writes }) => writes),
  }
}
