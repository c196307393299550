import { implement } from '#functions/_platform/http/implement.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { membershipsOf, users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { isColleague } from '../users/reach.ts'

export const listUserTeams = implement(contract.listUserTeams)(async ({ params, actor }) => {
  const user = await users.require(params.userId, (each) => isColleague(actor, each))
  const inCharge = await organizationsInCharge(actor)
  const reached = membershipsOf(user).filter(({ organizationId }) => inCharge.has(organizationId))
  const found = await teams.byIds(reached.flatMap(({ teamIds }) => teamIds))
  return found.map(({ id, name, isDefault }) => ({ id, name, isDefault }))
})
