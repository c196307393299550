import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listCommissionAccountHistory as contract } from '#shared/contracts/commissions/account.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { commissionAccountIdOf } from '../store/commissionAccounts.ts'
import { requireCommissionAgency } from './requireCommissionAgency.ts'

/** Before anything was done with it an agency has no account, and nothing was done to it. */
export const listCommissionAccountHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireCommissionAgency(params.agencyId, actor)
  return historyFor(commissionAccountIdOf(id), actor, historyShares.commissionAccount)
})
