import { type ActingRole, mayAs, type Permission, permissionsOf, type Role } from '../../permissions.ts'
import { accountTypeOf, rolesOf } from './roles.ts'

/** Templates that an organization has at most. */
export const mostRoleTemplates = 50

/** An organization's narrowing of one of its kind's roles. */
interface Narrowed {
  readonly role: Role
  readonly keeps: readonly string[]
}

/** What a template keeps of its role, in the order of the roles' table: what the role has lost since falls away by itself. */
export const keptOf = ({ role, keeps }: Narrowed): Permission[] =>
  permissionsOf(role).filter((permission) => keeps.includes(permission))

/** What would be kept that the role does not have: a template narrows and never widens. */
export const beyondRole = ({ role, keeps }: Narrowed): string[] =>
  keeps.filter((each) => !permissionsOf(role).some((permission) => permission === each))

/** Whether somebody administers an organization of the role's kind: who has its first role and is let change its people. */
export const administers = (who: ActingRole): boolean =>
  who.role === rolesOf(accountTypeOf(who.role))[0] && mayAs(who, 'user:update')
