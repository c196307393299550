import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { reinstatementEndsOn } from '#shared/domain/policy/policyDates.ts'
import { isNonPayment } from './cancellationFacts.ts'

/** Where the cancellation of a policy stands, as its insured is told. Days are where the insured is. */
export interface CancellationStanding {
  readonly standing: 'done' | 'flat' | 'pending' | 'reinstatable' | 'withdrawn'
  /** The day on which cover ends; none once it is withdrawn. */
  readonly endsOn?: string
  /** The last day on which paying keeps the cover or brings it back. */
  readonly payBy?: string
}

export const standingOf = ({ status, cancellation }: PolicyRecord): CancellationStanding => {
  if (cancellation === undefined) return { standing: 'withdrawn' }
  const { effectiveDate: endsOn, flat, lapsesOn = reinstatementEndsOn(endsOn), reason } = cancellation
  if (status === 'IN REINSTATEMENT PERIOD') return { standing: 'reinstatable', endsOn, payBy: addDays(lapsesOn, -1) }
  if (status === 'CANCEL PENDING')
    return { standing: 'pending', endsOn, ...(isNonPayment(reason) && { payBy: addDays(endsOn, -1) }) }
  return { standing: flat ? 'flat' : 'done', endsOn }
}
