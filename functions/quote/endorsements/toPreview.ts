import type { Actor } from '#functions/_platform/auth/actor.ts'
import { moneyPreview, type PolicyRecord, revisionsOf } from '#functions/policy/public.ts'
import type { ChangePreview } from '#shared/contracts/policy/changePreview.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { WorkedOut } from './endorsed.ts'

/** A change as whoever asks for it is shown it: what it does, and what the money does. */
export const toPreview = async (
  policy: PolicyRecord,
  worked: WorkedOut,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<ChangePreview> => {
  const { made, after, effectiveDate, window, reasons, later } = worked
  const types = new Map(revisionsOf(policy).map(({ revision, type }) => [revision, type]))
  return {
    ...(await moneyPreview(policy, made.money, { actor, now, told: after })),
    effectiveDate,
    earliest: window.from,
    latest: window.to,
    changes: [...made.changes],
    premiumAfter: after.rated.premium,
    totalAfter: after.rated.total,
    reasons: [...reasons],
    later: later.map(({ transaction, conflicts }) => ({
      revision: transaction.revision,
      type: types.get(transaction.revision) ?? 'Endorsement',
      effectiveDate: transaction.effectiveDate,
      conflicts: [...conflicts],
    })),
  }
}
