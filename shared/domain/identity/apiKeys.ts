import { type Permission, permissionsOf, type Role } from '../../permissions.ts'

/** Keys that an organization has at most. */
export const mostApiKeys = 50

/** What only people do: to make keys, and to go into other accounts. */
const peoples: readonly Permission[] = ['integration:manage', 'session:jump']

/** What somebody of this role may let a key do: no more than is open to the role, and nothing that is a person's alone. */
export const grantableTo = (role: Role): Permission[] =>
  permissionsOf(role).filter((permission) => !peoples.includes(permission))

/** With what a key's secret begins, so that one that leaked is known wherever it lies: of real business, or of none. */
export const secretPrefixes = { LIVE: 'palisade_live_', SANDBOX: 'palisade_test_' } as const

export const keyEnvironments = ['LIVE', 'SANDBOX'] as const
export type KeyEnvironment = (typeof keyEnvironments)[number]
