import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { noMoney, type PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'

/** What a transaction says; what it leaves out it does not change. */
export type Made = Pick<PolicyTransaction, 'by' | 'effectiveDate' | 'kind' | 'known'> &
  Partial<Omit<PolicyTransaction, 'by' | 'effectiveDate' | 'kind' | 'known' | 'revision'>>

/** The number that the next transaction of a policy has. */
export const nextRevision = ({ transactions }: Pick<PolicyRecord, 'transactions'>): number =>
  (transactions.at(-1)?.revision ?? 0) + 1

/** The policy with one more transaction on its stack. */
export const withTransaction = (policy: PolicyRecord, made: Made): PolicyRecord => ({
  ...policy,
  transactions: [
    ...policy.transactions,
    {
      changes: [],
      prices: [],
      money: noMoney,
      documents: [],
      postings: [],
      ...made,
      revision: nextRevision(policy),
    },
  ],
})
