import { outcomeOf } from '#functions/billing/payments/outcome.ts'
import type { ProcessorTransaction } from '#functions/billing/processor/processorTransaction.ts'
import { type BookedCancellation, cancellationOf } from '#functions/ledger/invoices/cancellation.ts'
import { issueInvoice } from '#functions/ledger/invoices/issueInvoice.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { transactions } from '#functions/ledger/store/transactions.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Bill, bookedTold, closedTold } from './booksTold.ts'
import { byItself, type Chronicle, type Deed } from './chronicle.ts'

/** Tells of the bill of a policy that is issued. */
export const invoiceTold = (chronicle: Chronicle, policy: PolicyRecord, at: Instant): InvoiceRecord => {
  const { invoice, booking } = issueInvoice(policy, { now: at, today: bookDate(at) })
  return bookedTold(chronicle, invoice, booking.writes, { at, operation: 'postIssue', by: byItself }).invoice
}

const cards = ['Visa', 'Mastercard', 'American Express'] as const

/** What the processor says of a payment of all that is due. */
const toldOf = (
  chronicle: Chronicle,
  { policy, invoice }: Bill,
  status: ProcessorTransaction['status'],
  at: Instant,
): ProcessorTransaction => {
  const { dice } = chronicle
  const type = dice.percent(70) ? 'card' : 'bank'
  return {
    transactionId: chronicle.id('ptx', at),
    reference: policy.policyNumber,
    status,
    amount: balanceDue(invoice),
    currency: invoice.currency,
    method: {
      type,
      brand: type === 'card' ? dice.pick(cards) : 'Bank account',
      last4: String(dice.between(1000, 9999)),
      holder: `${policy.customerFirstName ?? ''} ${policy.customerLastName ?? ''}`.trim(),
      token: chronicle.id('tok', at),
    },
    ...(status === 'declined' && { failure: 'The card was declined.' }),
    ...(status === 'chargedBack' && { failure: 'The holder took the payment back.' }),
    createdAt: at,
    changedAt: at,
  }
}

/** A bill with the payment that was tried last. */
export interface PaidBill extends Bill {
  readonly told: ProcessorTransaction
  readonly transaction: TransactionRecord
}

/** Tells of what the processor says of a payment; `before` is what it said last of the same one. */
export const paymentTold = async (
  chronicle: Chronicle,
  unclosed: Bill,
  status: ProcessorTransaction['status'],
  at: Instant,
  before?: PaidBill,
): Promise<PaidBill> => {
  const bill = closedTold(chronicle, unclosed, at)
  const told = before === undefined ? toldOf(chronicle, bill, status, at) : { ...before.told, status, changedAt: at }
  const moment = { newId: chronicle.id('txn', at), now: at, today: bookDate(at) }
  const outcome = await outcomeOf(bill.invoice, before?.transaction, told, moment)
  if (outcome === undefined) throw new Error(`The payment of ${bill.policy.policyNumber} says nothing new.`)
  const deed = { at, operation: 'receiveProcessorEvent', by: byItself }
  chronicle.tell(transactions.create(outcome.transaction), deed)
  const { invoice } = bookedTold(chronicle, outcome.invoice, outcome.writes, deed)
  return { policy: bill.policy, invoice, told, transaction: outcome.transaction }
}

/** A bill of a policy that was cancelled, with what is owed back for it. */
interface CancelledBill {
  readonly invoice: InvoiceRecord
  readonly refund?: RefundRecord
  readonly booked: BookedCancellation
}

/** Tells of what a cancellation returns. */
export const cancellationTold = async (
  chronicle: Chronicle,
  unclosed: Bill,
  cancellation: Cancellation,
  deed: Deed,
): Promise<CancelledBill> => {
  const { policy, invoice } = closedTold(chronicle, unclosed, deed.at)
  const booked = await cancellationOf({ ...invoice, version: 0 }, policy, cancellation, deed.at)
  const after = booked.writes.find(({ definition }) => definition.kind === invoices.definition.kind)?.after
  // The write of an invoice has an invoice.
  return { ...bookedTold(chronicle, after as InvoiceRecord, booked.writes, deed), booked }
}
