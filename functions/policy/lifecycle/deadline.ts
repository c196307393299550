import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageInstant } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { reinstatementEndsOn, renewalWindowDays } from '#shared/domain/policy/policyDates.ts'
import type { PolicyAction } from '#shared/records/policy/policyLife.ts'

/** What becomes of a policy by itself. */
export type DeadlineAction = Extract<PolicyAction, 'completeCancel' | 'expire' | 'lapse' | 'openRenewal' | 'start'>

/** The next thing that becomes of a policy by itself, and the instant of it: 12:01 AM where the insured is. */
export interface Deadline {
  readonly action: DeadlineAction
  readonly at: Instant
}

const expiry = ({ expirationDate, timeZone }: PolicyRecord): Deadline => ({
  action: 'expire',
  at: coverageInstant(expirationDate, timeZone),
})

const renewalOpens = ({ expirationDate, timeZone }: PolicyRecord): Instant =>
  coverageInstant(addDays(expirationDate, -renewalWindowDays), timeZone)

/**
 * The next deadline of a policy; undefined when nothing more becomes of it by itself. A binder has none here: it expires
 * with its quote.
 */
export const deadlineOf = (policy: PolicyRecord): Deadline | undefined => {
  const { status, timeZone, cancellation } = policy
  const at = (date: CalendarDate) => coverageInstant(date, timeZone)
  switch (status) {
    case 'ISSUED':
      return { action: 'start', at: at(policy.effectiveDate) }
    case 'IN FORCE':
      return policy.openForRenewal || policy.renewalOptOut || policy.renewedByPolicyId !== undefined
        ? expiry(policy)
        : { action: 'openRenewal', at: renewalOpens(policy) }
    case 'CANCEL REQUESTED':
      return expiry(policy)
    case 'CANCEL PENDING':
      return cancellation === undefined
        ? expiry(policy)
        : { action: 'completeCancel', at: at(cancellation.effectiveDate) }
    case 'IN REINSTATEMENT PERIOD':
      return cancellation === undefined
        ? undefined
        : { action: 'lapse', at: at(reinstatementEndsOn(cancellation.effectiveDate)) }
    default:
      return undefined
  }
}
