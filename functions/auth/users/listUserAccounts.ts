import { implement } from '#functions/_platform/http/implement.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { type Membership, membershipsOf } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/userAccess.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { organizationOf } from '../organizations/organization.ts'
import { userInReach } from './userInReach.ts'

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
  const inCharge = await organizationsInCharge(actor)
  const isReached = ({ organizationId }: Membership) => inCharge.has(organizationId)
  const user = await userInReach(query.email, (each) => membershipsOf(each).some(isReached))
  if (user === undefined) return fail('user.notFound')
  return Promise.all(membershipsOf(user).filter(isReached).map(toRow))
})
