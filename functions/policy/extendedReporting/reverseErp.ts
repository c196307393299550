import { bookChange } from '#functions/ledger/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { mustMoveAsShown } from '../cancellation/cancellationMoney.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { mustBeSaid } from '../stack/mustBeSaid.ts'
import { recordOfStack } from '../stack/recordOfStack.ts'
import { nextRevision, withTransaction } from '../stack/withTransaction.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { breakdownOfErp } from './erpMoney.ts'
import { type ErpReversal, erpReversal } from './erpReversal.ts'

interface Doing {
  readonly by: string
  readonly now: Instant
  readonly note?: string | undefined
  readonly expectedTotal?: MinorUnits | undefined
}

/** What extended reporting that is taken back makes of its policy, and what is committed with it: earned by nobody. */
export const withoutErp = async (
  policy: StoredPolicy,
  made: ErpReversal,
  { reason, by, now }: { readonly reason: string; readonly by: string; readonly now: Instant },
) => {
  const booked = await bookChange(policy, breakdownOfErp(made.money), { reason, by, now, earned: 1 })
  const detail = { policyId: policy.id, revision: nextRevision(policy) }
  return {
    after: {
      ...recordOfStack(withTransaction(policy, { ...made, postings: [...booked.postings] })),
      paymentStatus: booked.paymentStatus,
      lastUpdated: now,
    },
    writes: booked.writes,
    events: [...booked.events, { name: 'policy.endorsed', detail } as const],
  }
}

/** Takes extended reporting back: premium, taxes and commission as they were charged. */
export const reverseErp = async (
  policy: StoredPolicy,
  issued: PolicyTransaction,
  { by, now, note, expectedTotal }: Doing,
): Promise<void> => {
  const made = erpReversal(policy, issued, { by, now, reason: mustBeSaid(note) })
  mustMoveAsShown(policy, made.money, expectedTotal)
  const { after, writes, events } = await withoutErp(policy, made, { reason: 'Extended reporting taken back', by, now })
  await savePolicy(policy, after, { writes, events })
}
