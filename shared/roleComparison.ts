import { accountTypeOf, rolesOf } from './domain/identity/roles.ts'
import { mayUse, type Permission, permissionRoles, permissions, type Role } from './permissions.ts'

/** What somebody would gain, lose and keep who changed from one role to another. */
export interface RoleComparison {
  readonly gained: readonly Permission[]
  readonly lost: readonly Permission[]
  readonly kept: readonly Permission[]
}

export const compareRoles = ({ from, to }: { readonly from: Role; readonly to: Role }): RoleComparison => ({
  gained: permissions.filter((each) => !mayUse(from, each) && mayUse(to, each)),
  lost: permissions.filter((each) => mayUse(from, each) && !mayUse(to, each)),
  kept: permissions.filter((each) => mayUse(from, each) && mayUse(to, each)),
})

/**
 * Whom to ask for what the own role may not: the roles of the same kind of organization that may, else those of the
 * provider.
 */
export const whoMay = (role: Role, permission: Permission): readonly Role[] => {
  const own: readonly Role[] = rolesOf(accountTypeOf(role))
  const colleagues = own.filter((each) => mayUse(each, permission))
  return colleagues.length > 0
    ? colleagues
    : permissionRoles[permission].filter((each) => accountTypeOf(each) === 'COWBELL')
}
