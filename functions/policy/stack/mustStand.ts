import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { whyGone } from '#shared/domain/policy/revertible.ts'

/** Refuses to take back what was taken back already, or a reversal of which that is so. */
export const mustStand = (
  { transactions }: Pick<PolicyRecord, 'transactions'>,
  transaction: PolicyTransaction,
): void => {
  const why = whyGone(transactions, transaction)
  if (why !== undefined) fail('policy.notRevertible', { data: { why } })
}
