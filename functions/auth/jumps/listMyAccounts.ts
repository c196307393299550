import { implement } from '#functions/_platform/http/implement.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import { membershipsOf, type UserRecord, users } from '#functions/directory/store/users.ts'
import { worksInLocations } from '#functions/directory/users/membershipAt.ts'
import * as contract from '#shared/contracts/auth/jumps.ts'
import { organizationOf } from '../organizations/organization.ts'

/** The locations that a user works in by the relationship alone. */
const locationsOf = async (user: UserRecord) => {
  if (!worksInLocations(user)) return []
  const named = new Set(membershipsOf(user).map(({ organizationId }) => organizationId))
  const { accountType, role, organizationId } = user
  const below = await agenciesBelow(organizationId)
  return below.filter(({ id }) => !named.has(id)).map(({ id, name }) => ({ id, name, accountType, role }))
}

export const listMyAccounts = implement(contract.listMyAccounts)(async ({ actor }) => {
  const user = await users.byId(actor.userId)
  if (user === undefined) return []
  const own = membershipsOf(user).map(async (membership) => {
    const { id, name, accountType } = await organizationOf(membership)
    return { id, name, accountType, role: membership.role }
  })
  return [...(await Promise.all(own)), ...(await locationsOf(user))]
})
