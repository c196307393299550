import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

/**
 * What the choice says that brings cover back with a lapse: it is none where no day lapsed yet, nor where cover never began
 * (rule: reinstatement).
 */
export const withLapse = (
  cancellation: Pick<NonNullable<Policy['cancellation']>, 'effectiveDate' | 'flat'> | undefined,
  today: CalendarDate,
): 'withLapse' | 'withLapseNever' | 'withLapseNone' => {
  if (cancellation?.flat) return 'withLapseNever'
  return cancellation !== undefined && cancellation.effectiveDate >= today ? 'withLapseNone' : 'withLapse'
}
