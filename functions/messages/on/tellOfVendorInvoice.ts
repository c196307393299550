import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { claimById, vendorInvoiceById } from '#functions/claims/public.ts'
import { userById } from '#functions/directory/public.ts'
import type { VendorInvoiceRecord } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { isAboveAgreed } from '#shared/domain/claims/invoiceFigures.ts'
import { claimsDesk } from '../mailFacts/claimsDesk.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

const factsOf = ({ claimNumber, companyName: insured, number, total }: VendorInvoiceRecord) => ({
  claimNumber,
  insured,
  number,
  total,
})

/** To the heads of claims, and whoever of staff works on the claim. */
const mailsToDesk = async (invoice: VendorInvoiceRecord) => {
  const claim = await claimById(invoice.claimId)
  return (await claimsDesk(claim)).map(([to, firstName]) =>
    mailOf({
      template: 'vendorInvoiceWaits',
      to,
      firstName,
      data: {
        ...factsOf(invoice),
        vendor: invoice.vendorName,
        isAboveAgreed: invoice.lines.some(isAboveAgreed),
        link: `${config.publicUrl}/admin/claims/${invoice.claimId}`,
      },
    }),
  )
}

/** To who sent it for the vendor, while they work there. */
const mailsToVendor = async (invoice: VendorInvoiceRecord, status: 'APPROVED' | 'PAID' | 'REJECTED') => {
  const sender = await userById(invoice.submitted.by)
  if (sender === undefined || !sender.enabled) return []
  const { payment, rejection } = invoice
  return [
    mailOf({
      template: 'vendorInvoiceMoved',
      to: sender.email,
      firstName: sender.firstName,
      data: {
        ...factsOf(invoice),
        status,
        ...(payment && { paid: payment.paid, borne: payment.borne }),
        ...(status === 'REJECTED' && rejection && { reason: rejection.reason }),
        link: `${config.publicUrl}/vendor/vendor-invoices`,
      },
    }),
  ]
}

/** What a vendor asks for is told to the desk, and what became of it to who sent it; what was taken back to nobody. */
export const tellOfVendorInvoice: Subscriber<'vendorInvoice.moved'> = async ({ detail, now, once }) => {
  const { status, vendorInvoiceId } = detail
  const invoice = await vendorInvoiceById(vendorInvoiceId)
  if (invoice === undefined || invoice.status === 'WITHDRAWN') return
  await askForMails(
    status === 'SUBMITTED' ? await mailsToDesk(invoice) : await mailsToVendor(invoice, status),
    now,
    once,
  )
}
