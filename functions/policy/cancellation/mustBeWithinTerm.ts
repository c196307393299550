import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type CancellationFacts, latestCancellation } from '#shared/domain/policy/cancellationRules.ts'

/**
 * Refuses a day as of which a policy cannot be cancelled: before its first, on the one that its cover ends anyway, or later than
 * its cause allows.
 */
export const mustBeWithinTerm = (
  { effectiveDate: from, expirationDate }: Pick<PolicyRecord, 'effectiveDate' | 'expirationDate'>,
  { cause, today }: Pick<CancellationFacts, 'cause' | 'today'>,
  day: CalendarDate,
): void => {
  const to = latestCancellation({ cause, today, effectiveDate: from, expirationDate })
  if (day < from || day > to)
    fail('policy.cancelDate', {
      data: { from, to },
      errors: [{ path: ['effectiveDate'], detail: `From ${from} to ${to}` }],
    })
}
