import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { Transaction, type TransactionRecord } from '#shared/contracts/billing/transaction.ts'

export type StoredTransaction = Stored<TransactionRecord>

/** What a row of the lists holds. */
export type TransactionRow = Transaction & Pick<TransactionRecord, 'teamIds'>

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
  version: 5,
  // From the second on, numbers and ids are found from their beginning alone; from the third on, short lists are not indexed; from the
  // fourth on, what an agency kept is said; from the fifth on, as its fee too.
  from: {
    1: (transaction: TransactionRecord) => transaction,
    2: (transaction: TransactionRecord) => transaction,
    3: (transaction: TransactionRecord) => transaction,
    4: (transaction: TransactionRecord) => transaction,
  },
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
    summary: (transaction: TransactionRecord): TransactionRow => ({
      ...Transaction.parse(transaction),
      teamIds: transaction.teamIds,
    }),
    measure: (transaction: TransactionRecord) => transaction.amountPaid,
    shards: 4,
  },
  search: (transaction: TransactionRecord) => [transaction.companyName],
  searchFromStart: ({ policyNumber, transactionId }: TransactionRecord) => [policyNumber, transactionId],
})

/** Every payment of a policy, newest first, with what the processor said of it. */
export const paymentsOfPolicy = async (policyId: string): Promise<StoredTransaction[]> => {
  const rows = await transactions.every({ scopes: [`policy:${policyId}`] })
  return transactions.byIds(rows.toReversed().map(({ id }) => id))
}
