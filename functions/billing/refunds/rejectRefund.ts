import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { rejectRefund as contract } from '#shared/contracts/billing/refunds.ts'
import { postingsForRefundRefused } from '#shared/domain/ledger/refundPostings.ts'
import { afterAction, requireRefund } from './refundAction.ts'
import { saveRefund } from './saveRefund.ts'

/** The money stays the insured's: it lies in suspense until the refund is asked for again or what it is for is gone. */
export const rejectRefund = implement(contract)(({ params, body, actor, now }) =>
  retryStale(async () => {
    const refund = await requireRefund(params.refundId, actor)
    const rejection = { by: actor.userId, name: actor.name, at: now, note: body.note }
    const after = afterAction(refund, 'reject', { actor, now }, { rejection, approvals: [] })
    return saveRefund(refund, after, postingsForRefundRefused(refund.amount), now)
  }),
)
