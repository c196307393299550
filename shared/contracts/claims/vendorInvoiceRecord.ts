import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { invoiceUnits } from '#shared/domain/claims/invoiceFigures.ts'
import { CoverageId } from '#shared/domain/coverage/coverageId.ts'
import {
  AgencyId,
  ClaimId,
  ClaimPaymentId,
  DocumentId,
  TeamId,
  VendorId,
  VendorInvoiceId,
} from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { vendorInvoiceStatuses } from '#shared/records/vendorInvoice/vendorInvoiceStatus.ts'
import { panelSubcategories } from './panelSubcategories.ts'

/** Somebody's word on an invoice. */
const Word = z.object({ by: z.string(), name: z.string(), at: Instant })

/** A line of an invoice: what was done, how much of it, and what it comes to. */
export const VendorInvoiceLine = z.object({
  subcategory: z.enum(panelSubcategories.map(({ id }) => id)),
  what: z.string(),
  unit: z.enum(invoiceUnits),
  hundredths: z.int().describe('Hours or pieces in hundredths: 150 is an hour and a half.'),
  rate: MinorUnits.describe('Of one hour or piece, minor units.'),
  agreed: MinorUnits.optional().describe('What an hour was agreed to cost as the invoice came, minor units.'),
  amount: MinorUnits,
})
export type VendorInvoiceLine = z.infer<typeof VendorInvoiceLine>

/** What a vendor of the panel asks for its work on a claim, as it is kept. Money is minor units. */
export const VendorInvoiceRecord = z.object({
  id: VendorInvoiceId,
  vendorId: VendorId,
  vendorName: z.string(),
  claimId: ClaimId,
  claimNumber: z.string(),
  companyName: z.string(),
  agencyId: AgencyId.optional(),
  teamIds: z.array(TeamId),
  /** Who has it in a list: the carrier of the claim, and the vendor. */
  partnerIds: z.array(z.string()),
  status: z.enum(vendorInvoiceStatuses),
  number: z.string(),
  invoicedOn: CalendarDate,
  workedFrom: CalendarDate,
  workedUntil: CalendarDate,
  currency: z.enum(currencies),
  lines: z.array(VendorInvoiceLine),
  net: MinorUnits,
  tax: MinorUnits,
  total: MinorUnits,
  document: z.object({ docId: DocumentId, docName: z.string() }),
  submitted: Word,
  approval: Word.optional(),
  /** Why an hour may cost more than was agreed. */
  rateWord: z.string().optional(),
  rejection: Word.extend({ reason: z.string() }).optional(),
  withdrawal: Word.optional(),
  /** The payment of the claim that was asked for: what is paid of the invoice, and what of it the insured bears. */
  payment: z
    .object({ paymentId: ClaimPaymentId, coverageId: CoverageId, paid: MinorUnits, borne: MinorUnits })
    .optional(),
  /** Payments made of it that were rejected. */
  returned: z.array(Word.extend({ paymentId: ClaimPaymentId, note: z.string() })).optional(),
  paidOn: CalendarDate.optional(),
  created: Instant,
  updated: Instant,
})
export type VendorInvoiceRecord = z.infer<typeof VendorInvoiceRecord>

/** An invoice as it is read; what is between the desk and itself its vendor is not told. */
export const VendorInvoice = VendorInvoiceRecord.omit({
  agencyId: true,
  partnerIds: true,
  payment: true,
  teamIds: true,
  updated: true,
}).extend({
  payment: z
    .object({
      paymentId: ClaimPaymentId.optional().describe('For the desk alone.'),
      coverageId: CoverageId.optional().describe('For the desk alone.'),
      paid: MinorUnits.describe('What is paid of it.'),
      borne: MinorUnits.describe('What of it the insured bears, and pays the vendor.'),
    })
    .optional(),
  rateWord: z.string().optional().describe('Why an hour may cost more than was agreed; for the desk alone.'),
  returned: VendorInvoiceRecord.shape.returned.describe('Payments of it that were rejected; for the desk alone.'),
})
export type VendorInvoice = z.infer<typeof VendorInvoice>

/** An invoice as lists show it. */
export const VendorInvoiceHit = VendorInvoiceRecord.pick({
  id: true,
  vendorId: true,
  vendorName: true,
  claimId: true,
  claimNumber: true,
  companyName: true,
  status: true,
  number: true,
  invoicedOn: true,
  currency: true,
  total: true,
  paidOn: true,
  created: true,
}).extend({ isAboveAgreed: z.boolean().describe('Whether an hour of it costs more than the panel has agreed.') })
export type VendorInvoiceHit = z.infer<typeof VendorInvoiceHit>
