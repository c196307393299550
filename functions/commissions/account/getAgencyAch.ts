import { implement } from '#functions/_platform/http/implement.ts'
import { getAgencyAch as contract } from '#shared/contracts/commissions/account.ts'
import { commissionAccountOf } from '../store/commissionAccounts.ts'
import { requireCommissionAgency } from './requireCommissionAgency.ts'

export const getAgencyAch = implement(contract)(async ({ params, actor, fail }) => {
  await requireCommissionAgency(params.agencyId, actor)
  const account = await commissionAccountOf(params.agencyId)
  return account?.ach ?? fail('commission.noBankAccount')
})
