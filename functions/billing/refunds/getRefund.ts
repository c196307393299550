import { implement } from '#functions/_platform/http/implement.ts'
import { getRefund as contract } from '#shared/contracts/billing/refunds.ts'
import { requireRefund } from './refundAction.ts'
import { shownTo } from './shownTo.ts'

export const getRefund = implement(contract)(async ({ params, actor }) =>
  shownTo(actor)(await requireRefund(params.refundId, actor)),
)
