import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { reversedRevisions } from '#shared/domain/policy/policyStack.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'

/** Refuses to take back what was taken back already, or a reversal of which that is so. */
export const mustStand = (
  { transactions }: Pick<PolicyRecord, 'transactions'>,
  { kind, revision }: PolicyTransaction,
): void => {
  const taken = transactions.findLast((each) => each.reverses === revision)
  const isTakenBack = reversedRevisions(transactions).has(revision) || (kind === 'REVERSAL' && taken !== undefined)
  if (isTakenBack) fail('policy.notRevertible', { data: { why: `revision ${taken?.revision} took it back already` } })
}
