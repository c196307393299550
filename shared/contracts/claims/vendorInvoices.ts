import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { CoverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId, VendorInvoiceId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { filledLine, filledText, line, text } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { vendorInvoiceStatuses } from '#shared/records/vendorInvoice/vendorInvoiceStatus.ts'
import { requestClaimPayment } from './money.ts'
import { VendorInvoice, VendorInvoiceHit, VendorInvoiceLine } from './vendorInvoiceRecord.ts'

const vendorInvoiceId = { vendorInvoiceId: VendorInvoiceId }
const most = 100_000_000_00

export const vendorInvoiceSorts = ['created', 'invoicedOn', 'vendorName', 'total'] as const

export const searchVendorInvoices = defineOperation({
  name: 'searchVendorInvoices',
  method: 'GET',
  path: '/api/claimsmgmt/v1/invoices',
  summary: 'The invoices of vendors in the caller’s reach, or of one claim in it, newest first; a vendor has its own.',
  access: 'claim:manage',
  query: z.strictObject({
    ...hitsQuery(25),
    claimId: ClaimId.optional(),
    status: z.enum(vendorInvoiceStatuses).optional(),
  }),
  response: hitsOf(VendorInvoiceHit),
  problems: ['claim.notFound'],
})

/** How many invoices there are, and what they come to. */
const Sum = z.object({ count: z.int(), amount: MinorUnits })

export const getVendorInvoiceTotals = defineOperation({
  name: 'getVendorInvoiceTotals',
  method: 'GET',
  path: '/api/claimsmgmt/v1/invoices/totals',
  summary: 'What invoices in the caller’s reach come to: those that wait for a word, those to be paid, and those paid.',
  access: 'claim:manage',
  response: z.object({ currency: z.enum(currencies), submitted: Sum, approved: Sum, paid: Sum }),
})

export const getVendorInvoice = defineOperation({
  name: 'getVendorInvoice',
  method: 'GET',
  path: '/api/claimsmgmt/v1/invoices/{vendorInvoiceId}',
  summary: 'An invoice of a vendor: its lines against what was agreed, what became of it and what was paid.',
  access: 'claim:manage',
  params: vendorInvoiceId,
  response: VendorInvoice.extend({ allowedActions }),
  problems: ['vendorInvoice.notFound'],
})

export const listVendorInvoiceHistory = defineOperation({
  name: 'listVendorInvoiceHistory',
  method: 'GET',
  path: '/api/claimsmgmt/v1/invoices/{vendorInvoiceId}/history',
  summary: 'What happened to an invoice of a vendor, newest first.',
  access: 'claim:manage',
  params: vendorInvoiceId,
  response: HistoryPage,
  problems: ['vendorInvoice.notFound'],
})

export const submitVendorInvoice = defineOperation({
  name: 'submitVendorInvoice',
  method: 'POST',
  path: '/api/claimsmgmt/v1/invoices',
  summary:
    'Sends an invoice for work on a claim that was taken, with its file. Who was let go does so for its time of before, for 90 days.',
  access: 'claim:manage',
  notJumped: true,
  body: z.strictObject({
    claimNumber: filledLine(40, { missing: 'Claim number is a required field' }),
    number: filledLine(60, { missing: 'Invoice number is a required field' }).describe(
      'The vendor’s own, once for what stands.',
    ),
    invoicedOn: CalendarDate,
    workedFrom: CalendarDate.describe('The first day of the work.'),
    workedUntil: CalendarDate.describe('The last day of the work.'),
    lines: z
      .array(
        z.strictObject({
          subcategory: VendorInvoiceLine.shape.subcategory,
          what: filledLine(300, { missing: 'Say what was done' }),
          unit: VendorInvoiceLine.shape.unit,
          hundredths: z
            .int()
            .min(1)
            .max(1_000_000)
            .describe('Hours or pieces in hundredths: 150 is an hour and a half.'),
          rate: MinorUnits.min(1).max(100_000_000).describe('Of one hour or piece, minor units.'),
        }),
      )
      .min(1, 'Enter what was done')
      .max(50),
    tax: MinorUnits.min(0).max(most).default(0),
    objectKey: line(200).describe('Of createUploadUrl for a document: the invoice itself.'),
    fileName: filledLine(400, { missing: 'File name is required' }),
  }),
  status: 201,
  response: VendorInvoice,
  money: true,
  problems: [
    'claim.notFound',
    'document.fileTaken',
    'document.noFile',
    'vendorInvoice.vendorOnly',
    'vendorInvoice.workNotTaken',
  ],
})

export const approveVendorInvoice = defineOperation({
  name: 'approveVendorInvoice',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/invoices/{vendorInvoiceId}/approve',
  summary:
    'Approves an invoice and asks for a payment of it, which somebody else approves; an hour above what was agreed needs a word.',
  access: 'claim:manage',
  notJumped: true,
  params: vendorInvoiceId,
  body: z.strictObject({
    coverageId: CoverageId,
    total: MinorUnits.min(1).describe('What the invoice comes to, as it was seen; minor units.'),
    payeeCountry: requestClaimPayment.body.shape.payeeCountry,
    rateWord: text(1000).optional().describe('Why an hour may cost more than was agreed.'),
  }),
  response: VendorInvoice,
  money: true,
  problems: [
    'claim.aboveLimit',
    'claim.aboveReserve',
    'claim.amountMismatch',
    'claim.deskOnly',
    'claim.embargoed',
    'claim.limitUsedUp',
    'claim.notAccepted',
    'claim.notAllowed',
    'claim.notCovered',
    'claim.notPlaced',
    'claim.nothingPayable',
    'claim.outageUnclear',
    'claim.sanctioned',
    'claim.tooMany',
    'claim.usedFirst',
    'vendorInvoice.documentWaits',
    'vendorInvoice.notAllowed',
    'vendorInvoice.notFound',
  ],
})

export const rejectVendorInvoice = defineOperation({
  name: 'rejectVendorInvoice',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/invoices/{vendorInvoiceId}/reject',
  summary: 'Rejects an invoice, with the reason that its vendor is told; it may be sent anew under its number.',
  access: 'claim:manage',
  notJumped: true,
  params: vendorInvoiceId,
  body: z.strictObject({ reason: filledText(1000, { missing: 'Reason is a required field' }) }),
  response: VendorInvoice,
  money: true,
  problems: ['claim.deskOnly', 'vendorInvoice.notAllowed', 'vendorInvoice.notFound'],
})

export const withdrawVendorInvoice = defineOperation({
  name: 'withdrawVendorInvoice',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/invoices/{vendorInvoiceId}/withdraw',
  summary: 'Takes an invoice back that nobody has decided on; it may be sent anew under its number.',
  access: 'claim:manage',
  notJumped: true,
  params: vendorInvoiceId,
  response: VendorInvoice,
  money: true,
  problems: ['vendorInvoice.notAllowed', 'vendorInvoice.notFound', 'vendorInvoice.vendorOnly'],
})
