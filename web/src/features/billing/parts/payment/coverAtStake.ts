import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { isReason } from '#shared/domain/policy/cancellationReasons.ts'
import { reinstatementEndsOn } from '#shared/domain/policy/policyDates.ts'

/** What paying does to cover that ends, or has ended, because nothing was paid: until which day, and when it ends. */
interface AtStake {
  readonly standing: 'ends' | 'ended'
  readonly day: CalendarDate
  readonly payBy: CalendarDate
}

/** Undefined where paying changes nothing in the cover. */
export const coverAtStake = ({
  cancellation,
  status,
}: Pick<Policy, 'cancellation' | 'status'>): AtStake | undefined => {
  if (cancellation === undefined || !isReason(cancellation.reason, 'NON_PAYMENT')) return undefined
  const { effectiveDate: day, lapsesOn = reinstatementEndsOn(day) } = cancellation
  if (status === 'CANCEL PENDING') return { standing: 'ends', day, payBy: addDays(day, -1) }
  return status === 'IN REINSTATEMENT PERIOD' ? { standing: 'ended', day, payBy: addDays(lapsesOn, -1) } : undefined
}
