import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { toggleAgencyPayments as contract } from '#shared/contracts/commissions/account.ts'
import { commissionAccountOf, keptAccount, newCommissionAccount } from '../store/commissionAccounts.ts'
import { requireCommissionAgency } from './requireCommissionAgency.ts'

export const toggleAgencyPayments = implement(contract)(async ({ params: { agencyId }, actor, now }) => {
  await requireCommissionAgency(agencyId, actor)
  const before = await commissionAccountOf(agencyId)
  const account = before ?? newCommissionAccount(agencyId, now)
  const paymentsPaused = !account.paymentsPaused
  await commit([keptAccount(before, { ...account, paymentsPaused, lastUpdated: now })])
  return { paymentsPaused }
})
