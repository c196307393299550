import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { undoneUntil } from '#shared/domain/policy/undoneCancellation.ts'

/** The last day on which a policy's cancellation is taken back (decision: undone-in-days); undefined while it has not taken effect. */
export const undoableUntil = (
  { cancellation, timeZone, transactions: stack }: PolicyRecord,
  now: Instant,
): CalendarDate | undefined =>
  cancellation &&
  undoneUntil(config.region, {
    cancelledOn: cancellation.effectiveDate,
    stack,
    timeZone,
    today: dateAt(now, timeZone),
  })
