import { accountTypeOf, rolesOf } from './domain/identity/roles.ts'
import { type ActingRole, mayAs, mayUse, type Permission, permissions, type Role, rolesWith } from './permissions.ts'

/** What somebody would gain, lose and keep who changed from one role, or template of one, to another. */
export interface RoleComparison {
  readonly gained: readonly Permission[]
  readonly lost: readonly Permission[]
  readonly kept: readonly Permission[]
}

interface Change {
  readonly from: ActingRole
  readonly to: ActingRole
}

export const compareRoles = ({ from, to }: Change): RoleComparison => ({
  gained: permissions.filter((each) => !mayAs(from, each) && mayAs(to, each)),
  lost: permissions.filter((each) => mayAs(from, each) && !mayAs(to, each)),
  kept: permissions.filter((each) => mayAs(from, each) && mayAs(to, each)),
})

/**
 * Whom to ask for what the own role may not: the roles of the same kind of organization that may, else those of the
 * provider.
 */
export const whoMay = (role: Role, permission: Permission): readonly Role[] => {
  const own: readonly Role[] = rolesOf(accountTypeOf(role))
  const colleagues = own.filter((each) => mayUse(each, permission))
  return colleagues.length > 0 ? colleagues : rolesWith(permission).filter((each) => accountTypeOf(each) === 'COWBELL')
}
