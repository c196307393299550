import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { earliestBrokerChange } from '#shared/domain/policy/brokerOfRecord.ts'
import { businessDaysOf } from './businessDaysOf.ts'

/** The day from which the new broker has the policy: the days to object first, and within its term. */
export const brokerDay = (
  policy: Pick<PolicyRecord, 'effectiveDate' | 'expirationDate' | 'firmographicData'>,
  { asked, today }: { readonly asked: CalendarDate | undefined; readonly today: CalendarDate },
): CalendarDate => {
  const first = earliestBrokerChange(today, businessDaysOf(policy))
  const from = first < policy.effectiveDate ? policy.effectiveDate : first
  const to = addDays(policy.expirationDate, -1)
  const day = asked ?? from
  if (day < from || day > to)
    fail('policy.brokerDate', {
      data: { from, to },
      errors: [{ path: ['effectiveDate'], detail: `From ${from} to ${to}` }],
    })
  return day
}
