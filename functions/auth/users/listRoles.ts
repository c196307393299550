import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { realmOf, rolesOf } from '#shared/domain/identity/roles.ts'

export const listRoles = implement(contract.listRoles)(async ({ params }) =>
  rolesOf(params.accountType).map((role) => ({ id: role, label: role, realm: realmOf(role) })),
)
