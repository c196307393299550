import { implement } from '#functions/_platform/http/implement.ts'
import { getVendorInvoice as contract } from '#shared/contracts/claims/vendorInvoices.ts'
import { allowedOn, requireVendorInvoice } from './invoiceReach.ts'
import { toldInvoice } from './toldInvoice.ts'

export const getVendorInvoice = implement(contract)(async ({ params, actor }) => {
  const invoice = await requireVendorInvoice(params.vendorInvoiceId, actor)
  return { ...toldInvoice(invoice, actor), allowedActions: allowedOn(invoice, actor) }
})
