import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { approveRefund as contract } from '#shared/contracts/billing/refunds.ts'
import { aloneUpTo, isApproved, isSamePerson } from '#shared/domain/billing/refundAuthority.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { afterAction, requireRefund } from './refundAction.ts'
import { saveRefund } from './saveRefund.ts'

/** An approval is of the amount that was seen. Above the limit the second person's makes it approved. */
export const approveRefund = implement(contract)(({ params, body, actor, now, fail }) =>
  retryStale(async () => {
    const refund = await requireRefund(params.refundId, actor)
    const { amount, currency } = refund
    const approvals = [...refund.approvals, { by: actor.userId, name: actor.name, at: now }]
    const outcome = isApproved({ ...refund, approvals }) ? 'APPROVED' : 'DUE'
    const after = afterAction(refund, 'approve', { actor, now }, { approvals }, outcome)
    if (body.amount !== amount)
      return fail('billing.amountMismatch', {
        data: { due: moneyText(amount, currency), offered: moneyText(body.amount, currency) },
      })
    if (isSamePerson(refund, actor.userId))
      return fail('billing.secondPerson', { data: { limit: moneyText(aloneUpTo[currency], currency) } })
    return saveRefund(refund, after, [], now)
  }),
)
