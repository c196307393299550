import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listRefundHistory as contract } from '#shared/contracts/billing/refunds.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireRefund } from './refundAction.ts'

export const listRefundHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireRefund(params.refundId, actor)
  return historyFor(id, actor, historyShares.refund)
})
