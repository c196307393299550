import { config } from '#functions/_platform/config/config.ts'
import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { insteadOfUndoing } from '#shared/domain/policy/undoneCancellation.ts'
import { undoableUntil } from './undoableUntil.ts'

/**
 * Refuses to take back, with nobody's word on losses, what has been in effect for longer than a mistake takes to be seen
 * (decision: undone-in-days); answers the last day on which it can be, where it has taken effect.
 */
export const mustBeUndoable = (policy: PolicyRecord, now: Instant): CalendarDate | undefined => {
  const { cancellation, expirationDate, timeZone } = policy
  if (cancellation === undefined) return undefined
  const { effectiveDate: cancelledOn, flat: isFlat } = cancellation
  const today = dateAt(now, timeZone)
  const until = undoableUntil(policy, now)
  if (until !== undefined && today > until)
    fail('policy.tooLateToUndo', {
      data: {
        until,
        instead: inRegion(insteadOfUndoing(config.region, { isFlat, cancelledOn, expirationDate, today })),
      },
    })
  return until
}
