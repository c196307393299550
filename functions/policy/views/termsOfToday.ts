import type { Policy } from '#shared/contracts/policy/policy.ts'
import { PolicyOfToday } from '#shared/contracts/policy/policyOfToday.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type ComingTerms, comingTerms } from '#shared/domain/policy/comingTerms.ts'
import { endedOn } from '#shared/domain/policy/policyStack.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { recordOfStack } from '../stack/recordOfStack.ts'

/** The day on which cover ends, as it stands: a cancellation that somebody merely asked for may come to nothing. */
const endsOn = ({ cancellation, expirationDate, status, transactions }: PolicyRecord): CalendarDate =>
  endedOn(transactions) ?? (status === 'CANCEL PENDING' ? cancellation?.effectiveDate : undefined) ?? expirationDate

/** Of what is to come, what the answer tells of today as well: neither commission nor in whose lists it is. */
const told = ({ effectiveDate, changes }: ComingTerms) => ({
  effectiveDate,
  changes: changes.filter(({ field }) => Object.hasOwn(PolicyOfToday.shape, field.split('.')[0] ?? field)),
})

/** The terms of today and what is to come of them, where terms of a policy begin later; before its first day those of that day. */
export const termsOfToday = (policy: PolicyRecord, now: Instant): Pick<Policy, 'coming' | 'today'> => {
  const { effectiveDate, status, timeZone, transactions } = policy
  if (isOver(status)) return {}
  const day = dateAt(now, timeZone)
  const today = day < effectiveDate ? effectiveDate : day
  const coming = comingTerms(transactions, { today, endsOn: endsOn(policy) })
    .map(told)
    .filter(({ changes }) => changes.length > 0)
  if (coming.length === 0) return {}
  return { coming, today: PolicyOfToday.parse(recordOfStack(policy, { effective: today })) }
}
