import { implement } from '#functions/_platform/http/implement.ts'
import { withdrawVendorInvoice as contract } from '#shared/contracts/claims/vendorInvoices.ts'
import { isVendor } from '../vendors/vendorShare.ts'
import { requireVendorInvoice } from './invoiceReach.ts'
import { saveInvoice } from './saveInvoice.ts'

export const withdrawVendorInvoice = implement(contract)(async ({ params, actor, now, fail }) => {
  if (!isVendor(actor)) return fail('vendorInvoice.vendorOnly')
  const invoice = await requireVendorInvoice(params.vendorInvoiceId, actor)
  return saveInvoice(
    invoice,
    'withdraw',
    { withdrawal: { by: actor.userId, name: actor.name, at: now } },
    { actor, now },
  )
})
