import { z } from 'zod'
import { paymentStatuses } from '#shared/domain/billing/paymentStatus.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AccountId, AgencyId, EntryId, PolicyId, QuoteId, TeamId, TransactionId } from '#shared/domain/ids/ids.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { feeKeys, taxKeys } from '#shared/domain/rating/ratedPremium.ts'

/** What is owed for one thing; `key` names it, the printed label is the document's. Minor units. */
export const InvoiceLine = z.object({ key: z.enum(['premium', 'tria', ...feeKeys, ...taxKeys]), amount: z.int() })

/**
 * What moved between the insured and us, copied from the posting `entryId`: what was charged is above zero, what was
 * paid or returned below. What is due is the sum of them, never a field of its own (decision 41).
 */
export const Movement = z.object({
  entryId: EntryId,
  kind: z.enum(['chargeback', 'charge', 'payment', 'refund', 'return']),
  amount: z.int(),
  transactionId: TransactionId.optional(),
  at: z.iso.datetime(),
})
export type Movement = z.infer<typeof Movement>

/** A page of the processor that is open to pay the amount; asked for again, the same page is shown. */
export const PaymentSession = z.object({
  sessionId: z.string(),
  amount: z.int(),
  isDownPayment: z.boolean(),
  url: z.string(),
  authCode: z.string(),
  expiresAt: z.iso.datetime(),
})
export type PaymentSession = z.infer<typeof PaymentSession>

/** A premium finance quote by the financer's field names; amounts are minor units, APR is percent a year. */
export const FinanceQuote = z.object({
  FinanceQuoteNumber: z.string(),
  AmountFinanced: z.int(),
  APR: z.number(),
  NumberOfInstallments: z.int(),
  TotalPremium: z.int(),
  DownPayment: z.int(),
  TotalPaymentAmount: z.int(),
  InstallmentAmount: z.int(),
  FinanceCharge: z.int(),
  FirstInstallmentDue: CalendarDate,
})
export type FinanceQuote = z.infer<typeof FinanceQuote>

/** The plan somebody signed for the insured, and when. */
export const FinanceAgreement = z.object({
  FinanceQuoteNumber: z.string(),
  email: z.string(),
  signature: z.string(),
  signedAt: z.iso.datetime(),
})
export type FinanceAgreement = z.infer<typeof FinanceAgreement>

/** The invoice of a policy as it is kept, with everything that was paid, returned or charged back. Minor units. */
export const InvoiceRecord = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  policyId: PolicyId,
  policyNumber: z.string(),
  quoteId: QuoteId,
  companyName: z.string(),
  accountId: AccountId,
  agencyId: AgencyId,
  teamIds: z.array(TeamId),
  customerEmail: z.string(),
  currency: z.enum(currencies),
  dueDate: CalendarDate,
  lines: z.array(InvoiceLine),
  total: z.int(),
  downPayment: z.int(),
  status: z.enum(paymentStatuses),
  description: z.string(),
  movements: z.array(Movement),
  session: PaymentSession.optional(),
  financeQuote: FinanceQuote.optional(),
  agreement: FinanceAgreement.optional(),
  /** When and why the payment was closed by hand. */
  closed: z.object({ at: z.iso.datetime(), by: z.string(), description: z.string() }).optional(),
  created: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
})
export type InvoiceRecord = z.infer<typeof InvoiceRecord>
