import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { isReason } from '#shared/domain/policy/cancellationReasons.ts'
import { isCancellationFrozen } from '#shared/domain/policy/frozenCancellation.ts'
import { reinstatementEndsOn } from '#shared/domain/policy/policyDates.ts'
import { region } from '#web/i18n/region.ts'

/** What paying does to cover that ends, or has ended, because nothing was paid: until which day, and when it ends. */
interface AtStake {
  readonly standing: 'ends' | 'ended'
  readonly day: CalendarDate
  readonly payBy: CalendarDate
}

/** Undefined where paying changes nothing in the cover. */
export const coverAtStake = (
  policy: Pick<Policy, 'cancellation' | 'freezes' | 'frozen' | 'status'>,
): AtStake | undefined => {
  const { cancellation, status } = policy
  if (cancellation === undefined || !isReason(cancellation.reason, 'NON_PAYMENT')) return undefined
  // Cover goes on while its end is frozen, and the next notice says until when paying keeps it.
  if (isCancellationFrozen(policy, { region: region.code })) return undefined
  const { effectiveDate: day, lapsesOn = reinstatementEndsOn(day) } = cancellation
  if (status === 'CANCEL PENDING') return { standing: 'ends', day, payBy: addDays(day, -1) }
  return status === 'IN REINSTATEMENT PERIOD' ? { standing: 'ended', day, payBy: addDays(lapsesOn, -1) } : undefined
}
