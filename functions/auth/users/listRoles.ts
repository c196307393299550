import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { needsSecond } from '#shared/domain/identity/fourEyes.ts'
import { realmOf, rolesOf } from '#shared/domain/identity/roles.ts'
import { waitsForSecond } from '../grants/askedRole.ts'
import { mayGiveRole } from './reach.ts'

/** The roles of an account type; whoever may give one that two people give is told whether there is a second (rule: four-eyes-role). */
export const listRoles = implement(contract.listRoles)(async ({ params, actor }) =>
  Promise.all(
    rolesOf(params.accountType).map(async (role) => ({
      id: role,
      label: role,
      realm: realmOf(role),
      ...(needsSecond(role) && mayGiveRole(actor, role) && { waits: await waitsForSecond(role, actor) }),
    })),
  ),
)
