import type { Write } from '#functions/_platform/storage/record.ts'
import type { ClaimPayment } from '#shared/contracts/claims/claimRecord.ts'
import type { VendorInvoiceRecord } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type StoredVendorInvoice, vendorInvoices } from '../store/vendorInvoices.ts'
import { afterStep } from './afterStep.ts'

type Of = Pick<ClaimPayment, 'id' | 'vendorInvoiceId'>

const changed = async (
  { vendorInvoiceId }: Of,
  change: (invoice: StoredVendorInvoice) => VendorInvoiceRecord,
): Promise<Write[]> => {
  if (vendorInvoiceId === undefined) return []
  const invoice = await vendorInvoices.require(vendorInvoiceId)
  return [vendorInvoices.update(invoice, change(invoice))]
}

/** What is written along as a payment is made: the invoice that it was asked for is paid on its day. */
export const paidInvoice = (
  payment: Of,
  { paidOn, now }: { readonly paidOn: VendorInvoiceRecord['paidOn']; readonly now: Instant },
): Promise<Write[]> => changed(payment, (invoice) => afterStep(invoice, 'pay', { paidOn }, { now }))

/** What is written along as a payment is rejected: the invoice that it was asked for is the desk's to decide on again. */
export const returnedInvoice = (
  payment: Of,
  { by, name, at, note }: NonNullable<ClaimPayment['rejection']>,
): Promise<Write[]> =>
  changed(payment, ({ approval: _, payment: __, rateWord: ___, ...invoice }) => {
    const returned = [...(invoice.returned ?? []), { paymentId: payment.id, note, by, name, at }]
    return afterStep(invoice, 'back', { returned }, { now: at })
  })
