import type { Policy } from '#shared/contracts/policy/policy.ts'
import { causeOfReason } from '#shared/domain/policy/cancellationReasons.ts'
import { actOfCause, standsOn } from '#shared/domain/policy/freezes.ts'
import { region } from '#web/i18n/region.ts'

/** Whether a cancellation does not take effect on its day, since something freezes it then, or has it wait already. */
export const isCancellationFrozen = ({
  cancellation,
  freezes = [],
  frozen,
  status,
}: Pick<Policy, 'cancellation' | 'freezes' | 'frozen' | 'status'>): boolean => {
  if (cancellation === undefined || status !== 'CANCEL PENDING') return false
  if (frozen !== undefined) return true
  const act = actOfCause(causeOfReason(cancellation.reason, { region: region.code }))
  return (
    act !== undefined &&
    freezes.some((freeze) => freeze.acts.includes(act) && standsOn(freeze, cancellation.effectiveDate))
  )
}
