import type { Actor } from '#functions/_platform/auth/actor.ts'
import { sharedCommissionOf } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { partsOf } from '#shared/domain/ledger/commissionParts.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { mayAs } from '#shared/permissions.ts'

/** What of a commission on a policy somebody is told before it is booked: staff the whole, an agency its own part. */
export const shownCommission = (
  policy: Pick<PolicyRecord, 'agencyId' | 'commissionAgreement' | 'commissionPercent'>,
  commission: MinorUnits,
  actor: Actor,
): MinorUnits => {
  if (actor.workflow === undefined && actor.accountType === 'COWBELL') return commission
  if (!mayAs(actor, 'commission:read')) return 0
  const shared = sharedCommissionOf(policy) ?? { of: policy.agencyId, parts: [] }
  return partsOf(commission, shared).get(actor.organizationId) ?? 0
}
