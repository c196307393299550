import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/signIn.ts'
import { mayAs, permissions } from '#shared/permissions.ts'

export const getPermissionMap = implement(contract.getPermissionMap)(async ({ actor }) => ({
  permissions: Object.fromEntries(permissions.map((permission) => [permission, mayAs(actor, permission)])),
  scopes: [...actor.scopes],
  realm: actor.realm,
}))
