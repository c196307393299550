import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/jumps.ts'
import { organizationOf } from '../organizations/organization.ts'
import { membershipsOf, users } from '../store/users.ts'

export const listMyAccounts = implement(contract.listMyAccounts)(async ({ actor }) => {
  const user = await users.byId(actor.userId)
  const memberships = user === undefined ? [] : membershipsOf(user)
  return Promise.all(
    memberships.map(async (membership) => {
      const { id, name, accountType } = await organizationOf(membership)
      return { id, name, accountType, role: membership.role }
    }),
  )
})
