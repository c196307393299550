import { implement } from '#functions/_platform/http/implement.ts'
import { getRefund as contract } from '#shared/contracts/billing/refunds.ts'
import { guard, requireRefund } from './refundAction.ts'
import { shownTo } from './shownTo.ts'

export const getRefund = implement(contract)(async ({ params, actor }) => {
  const refund = await requireRefund(params.refundId, actor)
  return { ...shownTo(actor)(refund), allowedActions: guard.allowed(refund.status, { actor }) }
})
