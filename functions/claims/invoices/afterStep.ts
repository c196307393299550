import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { VendorInvoiceRecord } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { VendorInvoiceAction } from '#shared/records/vendorInvoice/vendorInvoiceLife.ts'
import { invoiceGuard } from './invoiceReach.ts'

/** An invoice after a step of its life; refused with `vendorInvoice.notAllowed` when the life does not have it. */
export const afterStep = (
  invoice: VendorInvoiceRecord,
  action: VendorInvoiceAction,
  changes: Partial<Omit<VendorInvoiceRecord, 'id' | 'status'>>,
  { actor, now }: { readonly actor?: Actor; readonly now: Instant },
): VendorInvoiceRecord => ({
  ...invoice,
  ...changes,
  status: invoiceGuard.after(invoice.status, action, { actor }),
  updated: now,
})
