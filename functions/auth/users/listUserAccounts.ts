import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/userAccess.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { organizationOf } from '../organizations/organization.ts'
import { teams } from '../store/teams.ts'
import { userByEmail } from '../store/userByEmail.ts'
import { type Membership, membershipsOf } from '../store/users.ts'

const toRow = async (membership: Membership) => {
  const [{ id, name, accountType }, inTeams] = await Promise.all([
    organizationOf(membership),
    teams.byIds(membership.teamIds),
  ])
  return {
    accountType,
    organization: { label: name, value: id },
    role: membership.role,
    teams: inTeams.map((team) => ({ id: team.id, name: team.name, isDefault: team.isDefault })),
  }
}

/** Someone who works nowhere in the actor's reach is as unknown as someone who does not exist. */
export const listUserAccounts = implement(contract.listUserAccounts)(async ({ query, actor, fail }) => {
  const [user, inCharge] = await Promise.all([userByEmail(query.email), organizationsInCharge(actor)])
  const reached = user === undefined ? [] : membershipsOf(user).filter((each) => inCharge.has(each.organizationId))
  if (reached.length === 0) return fail('user.notFound')
  return Promise.all(reached.map(toRow))
})
