import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listVendorInvoiceHistory as contract } from '#shared/contracts/claims/vendorInvoices.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireVendorInvoice } from './invoiceReach.ts'

export const listVendorInvoiceHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireVendorInvoice(params.vendorInvoiceId, actor)
  return historyFor(id, actor, historyShares.vendorInvoice)
})
