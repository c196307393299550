import { implement } from '#functions/_platform/http/implement.ts'
import { getCommissionToken as contract } from '#shared/contracts/commissions/payments.ts'
import { requireCommissionAgency } from '../account/requireCommissionAgency.ts'
import { commissionAccountOf } from '../store/commissionAccounts.ts'
import { paymentToken } from './paymentToken.ts'

export const getCommissionToken = implement(contract)(async ({ params, actor, fail }) => {
  await requireCommissionAgency(params.agencyId, actor)
  const account = await commissionAccountOf(params.agencyId)
  const token = account && paymentToken(account)
  return { data: { token: token ?? fail('commission.noBankAccount') } }
})
