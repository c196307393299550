import { implement } from '#functions/_platform/http/implement.ts'
import { users } from '#functions/directory/store/users.ts'
import { namedTemplate } from '#functions/directory/users/namedTemplates.ts'
import { listedUser, seenIn } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { allowedTo } from './allowedTo.ts'
import { isColleague } from './reach.ts'

/** Staff see a user as at home, others as in their own organization. */
export const getUser = implement(contract.getUser)(async ({ params, actor }) => {
  const user = await users.require(params.userId, (each) => isColleague(actor, each))
  const inCharge = await organizationsInCharge(actor)
  return {
    ...(await namedTemplate(seenIn(listedUser(user), actor.organizationId, (id) => inCharge.has(id)))),
    allowedActions: allowedTo(actor, user),
  }
})
