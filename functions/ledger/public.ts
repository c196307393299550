import type { NamingRecords } from '#functions/_platform/storage/record.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { owedByFinancer } from './invoices/askedOfInsured.ts'
import { isBilledAtOnce, unpaidSince } from './invoices/plan.ts'
import { balanceDue, isPaid, ownDueAt, paidOf, writtenOffOf } from './invoices/standing.ts'
import { agreementsOf } from './store/commissionAgreements.ts'
import { invoiceOfPolicy, invoices } from './store/invoices.ts'
import { refunds, type StoredRefund } from './store/refunds.ts'
import { type StoredTransaction, transactions } from './store/transactions.ts'

export { agreedCommission } from './agreements/agreedCommission.ts'
export { agreedCommissionAgain } from './agreements/agreedCommissionAgain.ts'
export { expectedCommission } from './books/expectedCommission.ts'
export { policyCommission } from './books/policyCommission.ts'
export { bookBrokerChange } from './invoices/brokerChange.ts'
export {
  type BookedCancellation,
  bookCancellation,
  bookReinstatement,
  bookUndoneCancellation,
} from './invoices/cancellation.ts'
export { commissionsOn } from './invoices/commission.ts'
export { dueOfChange } from './invoices/dueOfChange.ts'
export { type BookedChange, bookChange } from './invoices/endorsement.ts'
export { financerOf, financerOwed, mustBeLeft } from './invoices/financer.ts'

export { invoiceFollows } from './invoices/invoiceFollows.ts'
export { issuePostings } from './invoices/issueInvoice.ts'
export { returnBasisBy, returnedBy } from './invoices/returned.ts'
export { sharedCommissionOf } from './invoices/sharedCommission.ts'
export {
  invoiceSharedBy,
  partnersOnPayments,
  partnersOnRefunds,
  partnersOnWriteOffs,
} from './partners/partnersOnMoney.ts'
export { openBooksFor } from './periods/openBooks.ts'
export { bookDate } from './postings/bookDate.ts'
export { bookClaim } from './postings/claims.ts'
export { foretoldPostings } from './postings/postings.ts'
export { shownLine } from './postings/shownLine.ts'
export { type ReceiptFacts, receiptFacts } from './receipts/receiptFacts.ts'

/** Where the payment of an issued policy stands. Amounts are minor units of `currency`. */
export interface Payment
  extends Pick<
    InvoiceRecord,
    'currency' | 'dueDate' | 'financer' | 'invoiceNumber' | 'lines' | 'movements' | 'status'
  > {
  readonly isPaid: boolean
  readonly dueAmount: MinorUnits
  readonly amountPaid: MinorUnits
  /** What was written off and has not come since. */
  readonly writtenOff: MinorUnits
  readonly downPayment: MinorUnits
  readonly total: MinorUnits
  readonly description: string
  readonly premiumFinanced: boolean
  /** What the last change of the policy charged beside a plan, since no instalment was left to carry it, is not paid yet. */
  readonly isBilledAtOnce: boolean
  /** What a financer has still to pay of what is due. */
  readonly owedByFinancer: MinorUnits
  /** Since when, or as of when, something is unpaid; undefined once nothing is. */
  readonly unpaidSince?: CalendarDate | undefined
}

/** The payment of a policy; undefined while it is a binder. */
export const paymentOf = async (policyId: string): Promise<Payment | undefined> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice === undefined) return undefined
  const { currency, dueDate, invoiceNumber, lines, movements, status } = invoice
  const { downPayment, total, description, agreement, financer } = invoice
  return {
    currency,
    dueDate,
    financer,
    invoiceNumber,
    lines,
    movements,
    status,
    downPayment,
    total,
    description,
    isPaid: isPaid(invoice),
    dueAmount: balanceDue(invoice),
    amountPaid: paidOf(invoice),
    writtenOff: writtenOffOf(invoice),
    premiumFinanced: agreement !== undefined,
    isBilledAtOnce: isBilledAtOnce(invoice),
    owedByFinancer: owedByFinancer(invoice),
    unpaidSince: balanceDue(invoice) > 0 ? unpaidSince(invoice) : undefined,
  }
}

/**
 * Whether the insured, who owed something beside a financer at a moment, has paid it since: of what the financer has still to pay
 * they are asked for nothing (rule: financed-part).
 */
export const hasPaidOwnPart = (payment: Payment, since: Instant): boolean =>
  payment.financer !== undefined && ownDueAt(payment, since) > 0 && ownDueAt(payment) <= 0

/** A plan as it was signed, and as it was quoted before. */
export type SignedPlan = NonNullable<InvoiceRecord['agreement']> & {
  readonly quoted?: InvoiceRecord['financeQuote']
}

/** The plan by which a policy is paid, as it was signed; undefined where it is paid at once. */
export const signedPlanOf = async (policyId: string): Promise<SignedPlan | undefined> => {
  const { agreement, financeQuote } = (await invoiceOfPolicy(policyId)) ?? {}
  if (agreement === undefined) return undefined
  const quoted = financeQuote?.FinanceQuoteNumber === agreement.FinanceQuoteNumber ? financeQuote : undefined
  return { ...agreement, quoted }
}

/** What of the payments of a policy is owed back and not yet paid back; 0 where nothing is. */
export const refundDueOf = async (policyId: string): Promise<MinorUnits> => {
  const invoice = await invoiceOfPolicy(policyId)
  const refund = invoice?.openRefundId === undefined ? undefined : await refunds.byId(invoice.openRefundId)
  return refund?.amount ?? 0
}

/** What of that is the insured's own, and not their financer's. */
export const owedToInsured = async (policyId: string): Promise<MinorUnits> => {
  const invoice = await invoiceOfPolicy(policyId)
  const refund = invoice?.openRefundId === undefined ? undefined : await refunds.byId(invoice.openRefundId)
  const { amount = 0, payees } = refund ?? {}
  return payees === undefined
    ? amount
    : payees.reduce((sum, each) => sum + (each.to === 'INSURED' ? each.amount : 0), 0)
}

/** A refund by the id that `refund.paid` tells. */
export const refundById = (id: string): Promise<StoredRefund | undefined> => refunds.byId(id)

/** A payment by the id that `payment.received` and `payment.failed` tell. */
export const transactionById = (id: string): Promise<StoredTransaction | undefined> => transactions.byId(id)

/** Records that name people who need be no users. */
export const ledgerNaming: readonly NamingRecords[] = [invoices]

/** How many agreements on commission an agency has on record. */
export const agreementCountOf = async (agencyId: string): Promise<number> =>
  (await agreementsOf(agencyId))?.agreements.length ?? 0
