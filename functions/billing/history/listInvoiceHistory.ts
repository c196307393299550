import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listInvoiceHistory as contract } from '#shared/contracts/billing/history.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

export const listInvoiceHistory = implement(contract)(async ({ params, actor }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  return historyFor(invoice.id, actor, historyShares.invoice)
})
