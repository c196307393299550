import { implement } from '#functions/_platform/http/implement.ts'
import { approvedInvoice, requireInvoiceForDesk } from '#functions/claims/public.ts'
import { approveVendorInvoice as contract } from '#shared/contracts/claims/vendorInvoices.ts'
import { documents, latestOf } from '../store/documents.ts'

/** Nothing is approved of which the document was not looked at: nobody could have read it. */
export const approveVendorInvoice = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const invoice = await requireInvoiceForDesk(params.vendorInvoiceId, 'approve', actor)
  const document = await documents.byId(invoice.document.docId)
  if (document === undefined || latestOf(document)?.examination !== 'PASSED') return fail('vendorInvoice.documentWaits')
  return approvedInvoice(invoice, body, { actor, now })
})
