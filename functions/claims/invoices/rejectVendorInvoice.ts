import { implement } from '#functions/_platform/http/implement.ts'
import { rejectVendorInvoice as contract } from '#shared/contracts/claims/vendorInvoices.ts'
import { requireInvoiceForDesk } from './invoiceReach.ts'
import { saveInvoice } from './saveInvoice.ts'

export const rejectVendorInvoice = implement(contract)(async ({ params, body, actor, now }) => {
  const invoice = await requireInvoiceForDesk(params.vendorInvoiceId, 'reject', actor)
  const rejection = { by: actor.userId, name: actor.name, at: now, reason: body.reason }
  return saveInvoice(invoice, 'reject', { rejection }, { actor, now })
})
