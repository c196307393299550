import { accountById } from '#functions/account/public.ts'
import { type User, userById } from '#functions/directory/public.ts'
import { disputeById } from '#functions/risk/public.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { memberOf } from './members.ts'

const eachOnce = (users: readonly User[]): User[] => [...new Map(users.map((user) => [user.id, user])).values()]

/**
 * What came of a disputed finding, and who is told: who disputed it and the account's agent, each where they work for the
 * account or for its agency now, with the page where they read it.
 */
export const toldOfDispute = async (disputeId: string) => {
  const dispute = await disputeById(disputeId)
  const account = dispute && (await accountById(dispute.accountId))
  if (dispute?.settled === undefined || account === undefined) return undefined
  const raisedBy = await userById(dispute.raisedById)
  const { agencyId, agentEmail, agentId } = account
  const [insured, agent, colleague] = await Promise.all([
    memberOf({ organizationId: account.id, id: raisedBy?.id, email: raisedBy?.email }),
    memberOf({ organizationId: agencyId, id: agentId, email: agentEmail }),
    memberOf({ organizationId: agencyId, id: raisedBy?.id, email: raisedBy?.email }),
  ])
  const told = [
    ...insured.map((user) => ({ user, path: `${personas.CUSTOMER.basePath}/account` })),
    ...eachOnce([...agent, ...colleague]).map((user) => ({
      user,
      path: `${personas.AGENCY.basePath}/accounts/${account.id}`,
    })),
  ]
  return { dispute, settled: dispute.settled, told }
}
