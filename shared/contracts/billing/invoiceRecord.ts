import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import {
  AccountId,
  AgencyId,
  EntryId,
  PolicyId,
  QuoteId,
  RefundId,
  TeamId,
  TransactionId,
  WriteOffId,
} from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { commissionManners } from '#shared/domain/quoting/commissionAgreement.ts'
import { feeKeys, taxKeys } from '#shared/domain/rating/ratedPremium.ts'
import { paymentStatuses } from '#shared/records/invoice/paymentStatus.ts'

/** What is owed for one thing; `key` names it, the printed label is the document's. Minor units. */
export const InvoiceLine = z.object({ key: z.enum(['premium', 'tria', ...feeKeys, ...taxKeys]), amount: MinorUnits })
export type InvoiceLine = z.infer<typeof InvoiceLine>

/**
 * What moved between the insured and us, copied from the posting `entryId`: what was charged is above zero, what was
 * paid, returned or written off below. What is due is the sum of them, never a field of its own (rule: double-entry).
 */
export const Movement = z.object({
  entryId: EntryId,
  kind: z.enum(['chargeback', 'charge', 'payment', 'refund', 'return', 'writeOff']),
  amount: MinorUnits,
  transactionId: TransactionId.optional(),
  /** Of a payment by the agency, what of `amount` it kept as its commission; given back with the payment, below zero. */
  retained: MinorUnits.optional(),
  /** The broker's fee in it: what of a charge or a return it is, and what of a payment the agency kept as it. */
  brokerFee: MinorUnits.optional(),
  at: Instant,
})
export type Movement = z.infer<typeof Movement>

/** A page of the processor that is open to pay the amount; asked for again, the same page is shown. */
export const PaymentSession = z.object({
  sessionId: z.string(),
  amount: MinorUnits,
  isDownPayment: z.boolean(),
  url: z.string(),
  authCode: z.string(),
  expiresAt: Instant,
})
export type PaymentSession = z.infer<typeof PaymentSession>

/** A charge of a saved card or account that the processor is asked for, until it is known what came of it. */
const OpenCharge = z.object({
  /** By which the processor knows it again. */
  key: z.string(),
  tokenId: z.string(),
  amount: MinorUnits,
  at: Instant,
})

/** A premium finance quote by the financer's field names; amounts are minor units, APR is percent a year. */
export const FinanceQuote = z.object({
  FinanceQuoteNumber: z.string(),
  AmountFinanced: MinorUnits,
  APR: z.number(),
  NumberOfInstallments: z.int(),
  TotalPremium: MinorUnits,
  DownPayment: MinorUnits,
  TotalPaymentAmount: MinorUnits,
  InstallmentAmount: MinorUnits,
  FinanceCharge: MinorUnits,
  FirstInstallmentDue: CalendarDate,
})
export type FinanceQuote = z.infer<typeof FinanceQuote>

/** A part of a plan: the down payment, number 0, or an instalment. Minor units. */
const PlannedPart = z.object({ number: z.int(), dueDate: CalendarDate, amount: MinorUnits })

/**
 * The plan somebody signed for the insured, when, and what is due on which day; its parts are what was owed then, and what changes
 * of the policy have added to them stands beside.
 */
export const FinanceAgreement = z.object({
  FinanceQuoteNumber: z.string(),
  email: z.string(),
  signature: z.string(),
  signedAt: Instant,
  /** Who signed: somebody of the insured, or who came by the payment link. */
  signedBy: z.object({ id: z.string(), name: z.string(), email: z.string() }).optional(),
  schedule: z.array(PlannedPart),
  added: z.array(z.object({ on: CalendarDate, amount: MinorUnits })).optional(),
})
export type FinanceAgreement = z.infer<typeof FinanceAgreement>

/** Amounts that are earned by days: the carrier's, the provider's commission, the agency's. Minor units. */
const Earnings = z.object({ carrier: MinorUnits, commission: MinorUnits, agencyCommission: MinorUnits })

/** How the commission of the agency that sold the policy is earned, and what of it others have, 0 to 1. */
const SharedCommission = z.object({
  of: AgencyId,
  manner: z.enum(commissionManners),
  parts: z.array(z.object({ agencyId: AgencyId, share: z.number() })),
})

/** A financer's wish that a policy ends: since when the insured knows, what is left of the loan; and why it was declined. */
export const AskedEnd = z.object({
  noticedOn: CalendarDate,
  owed: MinorUnits,
  note: z.string().optional(),
  at: Instant,
  by: z.string(),
  name: z.string(),
  declined: z.object({ at: Instant, by: z.string(), name: z.string(), reason: z.string() }).optional(),
})
export type AskedEnd = z.infer<typeof AskedEnd>

/** Somebody who finances the premium, added by hand: the insured repays them, and they pay what is financed. Minor units. */
const Financer = z.object({
  id: z.string(),
  name: z.string(),
  apr: z.number(),
  numberOfInstallments: z.int(),
  downPayment: MinorUnits,
  amountFinanced: MinorUnits,
  installmentAmount: MinorUnits,
  customerEmail: z.string(),
  addedAt: Instant,
  addedBy: z.string(),
  /** Their payments; what they have paid is what has moved by them. */
  transactions: z.array(TransactionId),
  /** What it said is left of its loan, as it had the policy cancelled. */
  owed: MinorUnits.optional(),
  /** That it asks for the end of the policy, since the insured does not repay it, until that is done. */
  asked: AskedEnd.optional(),
})
export type Financer = z.infer<typeof Financer>

/** Reminders of what is due: whether they are muted, and which were sent; `step` is days after the due day, or by hand. */
const Reminders = z.object({
  muted: z.boolean(),
  sent: z.array(z.object({ on: CalendarDate, dueDate: CalendarDate, step: z.int().optional() })),
})

/** A fee on an instalment that was late, and who let it go. Minor units. */
export const LateFeeCharged = z.object({
  number: z.int(),
  dueDate: CalendarDate,
  amount: MinorUnits,
  chargedOn: CalendarDate,
  waived: z.object({ by: z.string(), name: z.string(), at: Instant, reason: z.string() }).optional(),
})

/** An agency that had the policy before, and what of its commission and of the broker's fees stays that agency's. Minor units. */
const FormerBroker = z.object({
  agencyId: AgencyId,
  commission: MinorUnits,
  brokerFee: MinorUnits.optional(),
})

/** The invoice of a policy as it is kept, with everything that was paid, returned or charged back. Minor units. */
export const InvoiceRecord = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  policyId: PolicyId,
  policyNumber: z.string(),
  quoteId: QuoteId.optional(),
  companyName: z.string(),
  accountId: AccountId,
  agencyId: AgencyId,
  teamIds: z.array(TeamId),
  /** Organizations that have a share in it besides, in whose lists it is. */
  partnerIds: z.array(z.string()).optional(),
  /** On whose paper it is: a carrier's, or the programme's own; of before, by who has a share in it. */
  carrierId: z.string().optional(),
  customerEmail: z.string(),
  /** The agency owes it, less its commission, and bills the insured itself. */
  agencyBilled: z.literal(true).optional(),
  currency: z.enum(currencies),
  dueDate: CalendarDate,
  lines: z.array(InvoiceLine),
  total: MinorUnits,
  downPayment: MinorUnits,
  status: z.enum(paymentStatuses),
  description: z.string(),
  movements: z.array(Movement),
  /** What was written and not returned, and how much of it is earned by the end of a day; none in books of the former chart. */
  books: z.object({ written: Earnings, earned: Earnings, through: CalendarDate }).optional(),
  /** How its commission is shared and earned, where an agreement says so; else it is the agency's as it is paid. */
  commission: SharedCommission.optional(),
  /** Who had the policy before, the latest last: the rest of its commission is that of the agency that has it. */
  formerBrokers: z.array(FormerBroker).optional(),
  /** The refund that is not settled yet; while it is being paid no other is made. */
  openRefundId: RefundId.optional(),
  /** Write-offs that are proposed, or of which something has not come yet. */
  writeOffIds: z.array(WriteOffId).optional(),
  session: PaymentSession.optional(),
  charging: OpenCharge.optional(),
  financeQuote: FinanceQuote.optional(),
  agreement: FinanceAgreement.optional(),
  /** Of instalments of the plan, one each at most. */
  lateFees: z.array(LateFeeCharged).optional(),
  financer: Financer.optional(),
  reminders: Reminders.optional(),
  /** When and why the payment was closed by hand. */
  closed: z.object({ at: Instant, by: z.string(), description: z.string() }).optional(),
  created: Instant,
  lastUpdated: Instant,
})
export type InvoiceRecord = z.infer<typeof InvoiceRecord>
