import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { type Settlement, settledBy } from '#shared/domain/billing/settledBy.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { balanceDue, ownDueAt } from '../invoices/standing.ts'
import { invoiceOfPolicy } from '../store/invoices.ts'
import { type StoredTransaction, transactions } from '../store/transactions.ts'

/** What a receipt says of a payment that came, as it was once it had. */
export interface ReceiptFacts {
  readonly transaction: StoredTransaction
  readonly settlement: Settlement
  /** Which payment of its bill it is, from 1. */
  readonly sequence: number
  readonly agencyBilled: boolean
  /** Who financed the premium, and paid it. */
  readonly paidByFinancer?: string | undefined
  /** What of what is left a financer has to pay. */
  readonly leftToFinancer: MinorUnits
  /** What is left is paid by a plan that was signed. */
  readonly byPlan: boolean
  /** What was charged for being late, by amount. */
  readonly lateFees: readonly MinorUnits[]
}

/** Which of the payments that came on a bill one is. */
const sequenceOf = ({ movements }: Pick<InvoiceRecord, 'movements'>, id: string): number => {
  const came = movements.flatMap(({ kind, transactionId }) => (kind === 'payment' && transactionId) || [])
  return [...new Set<string>(came)].indexOf(id) + 1
}

/** What the receipt of a payment says; undefined where it moved nothing. */
export const receiptFacts = async (transactionId: string): Promise<ReceiptFacts | undefined> => {
  const transaction = await transactions.byId(transactionId)
  const invoice = transaction && (await invoiceOfPolicy(transaction.policyId))
  const settlement = invoice && settledBy(invoice.movements, transactionId)
  if (transaction === undefined || invoice === undefined || settlement === undefined) return undefined
  const { agencyBilled = false, agreement, financer, lateFees = [] } = invoice
  const known = { ...(financer && { financer }), movements: invoice.movements.slice(0, settlement.upTo) }
  const isFinancers = financer?.transactions.includes(transaction.id) ?? false
  return {
    transaction,
    settlement,
    sequence: sequenceOf(invoice, transactionId),
    agencyBilled,
    ...(isFinancers && { paidByFinancer: financer?.name }),
    leftToFinancer: Math.max(0, balanceDue(known) - ownDueAt(known)),
    byPlan: agreement !== undefined,
    lateFees: lateFees.map(({ amount }) => amount),
  }
}
