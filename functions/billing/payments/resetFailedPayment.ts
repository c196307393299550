import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { resetFailedPayment as contract } from '#shared/contracts/billing/payments.ts'
import { nextPaymentStatus, settledStatus } from '#shared/domain/billing/paymentStatus.ts'
import { chargedOf, paidOf } from '../invoices/standing.ts'
import { invoices, requireInvoice } from '../store/invoices.ts'

/** Make Payment on a failed payment: unpaid again, or partially paid where earlier payments stand. */
export const resetFailedPayment = implement(contract)(async ({ params, actor, now, fail }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  const standing = settledStatus(chargedOf(invoice), paidOf(invoice))
  const next = nextPaymentStatus(invoice.status, 'reset', standing)
  if (!next.ok) return fail('billing.notFailed', { data: { status: invoice.status } })
  await commit([
    invoices.update(invoice, {
      ...invoice,
      status: next.status,
      description: '',
      session: undefined,
      lastUpdated: now,
    }),
  ])
  return { status: next.status }
})
