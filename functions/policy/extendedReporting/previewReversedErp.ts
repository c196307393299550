import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { ChangePreview } from '#shared/contracts/policy/changePreview.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { moneyPreview } from '../stack/moneyPreview.ts'
import { erpReversal } from './erpReversal.ts'

/** What taking extended reporting back returns. */
export const previewReversedErp = async (
  policy: PolicyRecord,
  issued: PolicyTransaction,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<ChangePreview> => {
  const { changes, money } = erpReversal(policy, issued, { by: '', now })
  const { effectiveDate } = issued
  return {
    ...(await moneyPreview(policy, money, { actor, now, told: policy })),
    effectiveDate,
    earliest: effectiveDate,
    latest: effectiveDate,
    changes: [...changes],
    reasons: [],
    later: [],
  }
}
