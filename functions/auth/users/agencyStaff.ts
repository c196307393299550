import { users } from '#functions/directory/store/users.ts'
import type { ListedUser } from '#functions/directory/users/userRow.ts'
import { internalRoles } from '#shared/domain/identity/roleLists.ts'
import { rolesOf } from '#shared/domain/identity/roles.ts'

/** Staff who look after agencies that are assigned to them; the others have access to all. */
const assignedRoles = rolesOf('COWBELL').filter((role) => !internalRoles.includes(role))

/** The provider's people who look after an agency, by name. There are as many as the provider has desks. */
export const agencyStaff = async (agencyId: string): Promise<ListedUser[]> => {
  const rows = await users.every({ scopes: assignedRoles.map((role) => `role:${role}`) })
  return rows.filter(({ accountIds }) => accountIds.includes(agencyId))
}
