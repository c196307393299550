import type { Write } from '#functions/_platform/storage/record.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { reversedRevisions } from '#shared/domain/policy/policyStack.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { frozenBy } from '../freezes/freezesOf.ts'
import { deadlineWrites } from '../store/deadlines.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'
import { erpTakenBack } from './erpReversal.ts'
import { withoutErp } from './reverseErp.ts'

/** The extended reporting that a policy has; undefined where it has none, or it was taken back. */
export const standingErp = ({ reportingUntil, transactions }: PolicyRecord): PolicyTransaction | undefined => {
  const reversed = reversedRevisions(transactions)
  return reportingUntil === undefined
    ? undefined
    : transactions.findLast(({ kind, revision }) => kind === 'EXTENDED_REPORTING' && !reversed.has(revision))
}

/**
 * What a job commits to end extended reporting that was not paid (decision: reporting-not-paid): it counts as never issued,
 * with all that it was charged. Undefined where a moratorium or a hold freezes the policy. Whether it is unpaid for so long,
 * and without a claim, whoever asks has looked at.
 */
export const endUnpaidErp = async (
  policy: StoredPolicy,
  issued: PolicyTransaction,
  { by, now }: { readonly by: string; readonly now: Instant },
): Promise<{ readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] } | undefined> => {
  if ((await frozenBy(policy, 'cancelNonPayment', now)) !== undefined) return undefined
  const reason = 'Extended reporting was not paid'
  const made = erpTakenBack(policy, issued, { by, now, reason })
  const { after, writes, events } = await withoutErp(policy, made, { reason, by, now })
  return { writes: [policies.update(policy, after), ...(await deadlineWrites(after)), ...writes], events }
}
