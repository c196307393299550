import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { latestCancellation } from '#shared/domain/policy/cancellationRules.ts'

/** Refuses a day as of which a policy cannot be cancelled: before its first, or on the one that its cover ends anyway. */
export const mustBeWithinTerm = (policy: PolicyRecord, day: CalendarDate): void => {
  const { effectiveDate: from } = policy
  const to = latestCancellation(policy)
  if (day < from || day > to)
    fail('policy.cancelDate', {
      data: { from, to },
      errors: [{ path: ['effectiveDate'], detail: `From ${from} to ${to}` }],
    })
}
