import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail, Problem } from '#functions/_platform/problems/problem.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { paidByFinancer } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import type { StoredRefund } from '#functions/ledger/store/refunds.ts'
import { paymentsOfPolicy } from '#functions/ledger/store/transactions.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import { payRefund as contract } from '#shared/contracts/billing/refunds.ts'
import { givenToFinancer } from '#shared/domain/billing/refundPayees.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { postingsForRefundPaid } from '#shared/domain/ledger/refundPostings.ts'
import { type ProcessorPayout, payOut } from '../processor/payout.ts'
import { afterAction, requireRefund } from './refundAction.ts'
import { saveRefund } from './saveRefund.ts'

interface Asked {
  readonly actor: Actor
  readonly now: Instant
}

/** Nothing was paid to what the processor does not know: the refund stays approved, and can be paid past it. */
const declinedUnknown = (error: unknown): Omit<ProcessorPayout, 'reference'> => {
  if (!(error instanceof Problem) || error.code !== 'billing.methodNotFound') throw error
  return { payoutId: '', status: 'declined', failure: 'The processor does not know the card or account any more.' }
}

/** The card or account that paid last and stayed paid; what was paid past the processor goes back past it. */
const payee = async ({ payees, policyId }: RefundRecord) => {
  const invoice = await invoiceOfPolicy(policyId)
  const isFinancers = payees === undefined ? invoice && paidByFinancer(invoice) > 0 : givenToFinancer({ payees }) > 0
  if (invoice?.financer !== undefined && isFinancers)
    return fail('billing.payoutToFinancer', { data: { financer: invoice.financer.name } })
  const paid = (await paymentsOfPolicy(policyId)).find(
    ({ status, paidWith }) => status === 'Paid' && paidWith?.token !== undefined,
  )
  if (paid?.paidWith?.token === undefined) return fail('billing.payoutPastProcessor')
  const { token, lastFourDigits } = paid.paidWith
  return {
    token,
    lastFourDigits,
    paymentMethod: paid.paymentMethod === 'Credit Card' ? 'Credit Card' : 'Bank Account',
  } as const
}

/** The refund as one that the processor is being asked to pay: from then on nothing lessens it. */
const begin = (id: string, { actor, now }: Asked): Promise<RefundRecord> =>
  retryStale(async () => {
    const refund = await requireRefund(id, actor)
    const attempts = refund.status === 'PAYING' ? refund.attempts : refund.attempts + 1
    const paying = afterAction(refund, 'pay', { actor, now }, { attempts, failure: undefined }, 'PAYING')
    return refund.status === 'PAYING' ? refund : saveRefund(refund, paying, [], now)
  })

/** Writes down what came of it, unless somebody who asked at the same time has. */
const finish = (id: string, { actor, now }: Asked, after: (refund: StoredRefund) => RefundRecord) =>
  retryStale(async () => {
    const refund = await requireRefund(id, actor)
    if (refund.status !== 'PAYING') return refund
    const done = after(refund)
    return saveRefund(refund, done, done.status === 'PAID' ? postingsForRefundPaid(done.amount) : [], now)
  })

/**
 * Pays a refund. By the processor it is marked as being paid first, so that what the processor then pays is booked
 * whatever comes between; asked again, the processor answers with the same payout. By check or wire it was paid already.
 */
export const payRefund = implement(contract)(async ({ params: { refundId }, body, actor, now }) => {
  const asked = { actor, now }
  const paidOn = bookDate(now)
  const { pastProcessor } = body
  if (pastProcessor !== undefined)
    return retryStale(async () => {
      const refund = await requireRefund(refundId, actor)
      const paid = afterAction(refund, 'pay', asked, { payout: { ...pastProcessor, paidOn } }, 'PAID')
      return saveRefund(refund, paid, postingsForRefundPaid(refund.amount), now)
    })
  const { token, ...way } = await payee(await requireRefund(refundId, actor))
  const paying = await begin(refundId, asked)
  const { payoutId, status, failure } = await payOut({
    token,
    amount: paying.amount,
    currency: paying.currency,
    reference: paying.policyNumber,
    idempotencyKey: `${refundId}|${paying.attempts}`,
  }).catch(declinedUnknown)
  if (status === 'succeeded')
    return finish(refundId, asked, (refund) =>
      afterAction(refund, 'settle', asked, { payout: { ...way, reference: payoutId, paidOn } }),
    )
  await finish(refundId, asked, (refund) => afterAction(refund, 'fail', asked, { failure }))
  return fail('billing.payoutDeclined', { data: { reason: failure ?? 'The bank refused the payment.' } })
})
