import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { Transaction, type TransactionRecord } from '#shared/contracts/billing/transaction.ts'

export type StoredTransaction = Stored<TransactionRecord>

/** The name under which a payment is known once: the processor's, or the policy's with a check's or wire's reference. */
export const paymentKeyOf = (
  transaction: Pick<TransactionRecord, 'paymentMethod' | 'policyId' | 'transactionId'>,
): string =>
  transaction.paymentMethod === 'Credit Card' || transaction.paymentMethod === 'Bank Account'
    ? transaction.transactionId
    : `${transaction.policyId}|${transaction.transactionId}`

/** Payments: each known once, listed for everyone, agency, teams, account and policy. */
export const transactions = defineRecord({
  kind: 'transaction',
  notFound: 'billing.transactionNotFound',
  unique: { paymentKey: paymentKeyOf },
  list: {
    scopes: (transaction: TransactionRecord) => [...scopesOfRecord(transaction), `policy:${transaction.policyId}`],
    groups: (transaction: TransactionRecord) => [transaction.status],
    sorts: {
      paymentDate: (transaction: TransactionRecord) => transaction.paymentDate,
      companyName: (transaction: TransactionRecord) => transaction.companyName,
      policyNumber: (transaction: TransactionRecord) => transaction.policyNumber,
      amountPaid: (transaction: TransactionRecord) => String(transaction.amountPaid).padStart(16, '0'),
    },
    summary: (transaction: TransactionRecord): Transaction => Transaction.parse(transaction),
    measure: (transaction: TransactionRecord) => transaction.amountPaid,
    shards: 4,
  },
  search: (transaction: TransactionRecord) => [
    transaction.companyName,
    transaction.policyNumber,
    transaction.transactionId,
  ],
})
