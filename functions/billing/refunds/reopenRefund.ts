import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { reopenRefund as contract } from '#shared/contracts/billing/refunds.ts'
import { postingsForRefundReopened } from '#shared/domain/ledger/refundPostings.ts'
import { afterAction, requireRefund } from './refundAction.ts'
import { saveRefund } from './saveRefund.ts'

export const reopenRefund = implement(contract)(({ params, actor, now }) =>
  retryStale(async () => {
    const refund = await requireRefund(params.refundId, actor)
    const { rejection: _, ...due } = afterAction(refund, 'reopen', { actor, now })
    return saveRefund(refund, due, postingsForRefundReopened(refund.amount), now)
  }),
)
