import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { teams } from '../store/teams.ts'
import { membershipsOf, users } from '../store/users.ts'
import { isColleague } from '../users/reach.ts'

export const listUserTeams = implement(contract.listUserTeams)(async ({ params, actor }) => {
  const user = await users.require(params.userId, (each) => isColleague(actor, each))
  const inCharge = await organizationsInCharge(actor)
  const reached = membershipsOf(user).filter(({ organizationId }) => inCharge.has(organizationId))
  const found = await teams.byIds(reached.flatMap(({ teamIds }) => teamIds))
  return found.map(({ id, name, isDefault }) => ({ id, name, isDefault }))
})
