import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { updatePaymentDescription as contract } from '#shared/contracts/billing/payments.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

export const updatePaymentDescription = implement(contract)(async ({ body, actor, now }) => {
  const invoice = await requireInvoice(body.policyId, actor)
  await commit([invoices.update(invoice, { ...invoice, description: body.description, lastUpdated: now })])
})
