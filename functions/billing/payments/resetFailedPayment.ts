import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { receivedOn } from '#functions/ledger/invoices/standing.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { resetFailedPayment as contract } from '#shared/contracts/billing/payments.ts'
import { invoiceLife, settledStatus } from '#shared/records/invoice/invoiceLife.ts'
import { nextIn } from '#shared/records/life.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

/** Make Payment on a failed payment: unpaid again, or paid, in part or in full, where other payments stand. */
export const resetFailedPayment = implement(contract)(async ({ params, actor, now, fail }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  const standing = settledStatus(receivedOn(invoice))
  const next = nextIn(invoiceLife, invoice.status, 'reset', standing)
  if (!next.ok) return fail('billing.notFailed', { data: { status: next.current } })
  const { policyId } = invoice
  const reset = { ...invoice, status: next.status, description: '', session: undefined, lastUpdated: now }
  await commit([invoices.update(invoice, reset)], { events: [{ name: 'payment.moved', detail: { policyId } }] })
  return { status: next.status }
})
