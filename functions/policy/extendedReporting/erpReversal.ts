import { config } from '#functions/_platform/config/config.ts'
import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { erpGivenBackUntil } from '#shared/domain/policy/erpFreeLook.ts'
import { changesBetween } from '#shared/domain/policy/policyLeaves.ts'
import { termsAt } from '#shared/domain/policy/policyStack.ts'
import type { MoneyChange, PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { undoneMoney } from '../stack/cancellationTransaction.ts'
import { mustStand } from '../stack/mustStand.ts'
import { type Made, withTransaction } from '../stack/withTransaction.ts'

/** Extended reporting taken back, worked out: all that it was charged comes back. */
export type ErpReversal = Made & { readonly changes: NonNullable<Made['changes']>; readonly money: MoneyChange }

interface Doing {
  readonly by: string
  readonly now: Instant
  readonly reason?: string | undefined
}

/** Extended reporting taken back, whenever that is: all that it was charged. */
export const erpTakenBack = (
  policy: PolicyRecord,
  issued: PolicyTransaction,
  { by, now, reason }: Doing,
): ErpReversal => {
  const reversal: Made = {
    kind: 'REVERSAL',
    effectiveDate: issued.effectiveDate,
    known: now,
    by,
    reverses: issued.revision,
    ...(reason !== undefined && { reason }),
  }
  const changes = changesBetween(termsAt(policy.transactions), termsAt(withTransaction(policy, reversal).transactions))
  return { ...reversal, changes, money: undoneMoney(issued.money) }
}

/**
 * As long as it may be given back (decision: reporting-given-back), by the insured’s days. Whether a claim was notified in
 * it, whoever asks has looked at.
 * @throws policy.notRevertible
 */
export const erpReversal = (policy: PolicyRecord, issued: PolicyTransaction, doing: Doing): ErpReversal => {
  mustStand(policy, issued)
  const { timeZone } = policy
  const until = erpGivenBackUntil(config.region, dateAt(issued.known, timeZone))
  if (dateAt(doing.now, timeZone) > until)
    fail('policy.notRevertible', { data: { why: inRegion(`it could be taken back until ${until}`) } })
  return erpTakenBack(policy, issued, doing)
}
