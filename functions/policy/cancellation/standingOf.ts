import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { reinstatementEndsOn } from '#shared/domain/policy/policyDates.ts'
import type { CoverGap } from '#shared/domain/policy/reinstatementRules.ts'
import { isNonPayment } from './cancellationFacts.ts'

/** Where the cancellation of a policy stands, as its insured is told. Days are where the insured is. */
export interface CancellationStanding {
  readonly standing: 'done' | 'flat' | 'pending' | 'reinstatable' | 'reinstated' | 'rescinded' | 'withdrawn'
  /** The day on which cover ends; none once it is withdrawn. */
  readonly endsOn?: string
  /** The last day on which paying keeps the cover or brings it back. */
  readonly payBy?: string
  /** The days that stay without cover, where it is back after some. */
  readonly gap?: CoverGap
}

/** In force again: by a reinstatement, which may leave days without cover, or because the cancellation never took effect. */
const standingAgain = ({ transactions }: PolicyRecord): CancellationStanding => {
  const last = transactions.at(-1)
  if (last?.kind !== 'REINSTATEMENT') return { standing: 'withdrawn' }
  return { standing: 'reinstated', ...(last.gap && { gap: last.gap }) }
}

export const standingOf = (policy: PolicyRecord): CancellationStanding => {
  const { status, cancellation } = policy
  if (cancellation === undefined) return standingAgain(policy)
  const { effectiveDate: endsOn, flat, lapsesOn = reinstatementEndsOn(endsOn), reason } = cancellation
  if (status === 'IN REINSTATEMENT PERIOD') return { standing: 'reinstatable', endsOn, payBy: addDays(lapsesOn, -1) }
  if (status === 'CANCEL PENDING')
    return { standing: 'pending', endsOn, ...(isNonPayment(reason) && { payBy: addDays(endsOn, -1) }) }
  // No cancellation, though it is kept as one: the policy is treated as never made (rule: rescission).
  if (status === 'RESCIND') return { standing: 'rescinded', endsOn }
  return { standing: flat ? 'flat' : 'done', endsOn }
}
