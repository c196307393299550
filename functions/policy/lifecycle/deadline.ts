import type { FrozenDeadline } from '#shared/contracts/policy/freeze.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageInstant } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { reinstatementEndsOn, renewalWindowDays } from '#shared/domain/policy/policyDates.ts'
import { can } from '#shared/records/life.ts'
import { type PolicyAction, policyLife } from '#shared/records/policy/policyLife.ts'

/** What becomes of a policy by itself. */
export type DeadlineAction =
  | Extract<PolicyAction, 'completeCancel' | 'expire' | 'lapse' | 'openRenewal' | 'start' | 'transferBroker'>
  /** What waits looks again whether it is frozen still. */
  | 'thaw'

/** The next thing that becomes of a policy by itself, and the instant of it: 12:01 AM where the insured is. */
export interface Deadline {
  readonly action: DeadlineAction
  readonly at: Instant
}

const expiry = ({ expirationDate, standsUntil = expirationDate, timeZone }: PolicyRecord): Deadline => ({
  action: 'expire',
  at: coverageInstant(standsUntil, timeZone),
})

const renewalOpens = ({ expirationDate, timeZone }: PolicyRecord): Instant =>
  coverageInstant(addDays(expirationDate, -renewalWindowDays), timeZone)

/** The day on which the broker changes that a policy waits for, while it stands. */
const brokerChanges = ({ status, timeZone, brokerChange }: PolicyRecord): Deadline | undefined =>
  brokerChange?.status === 'PENDING' && can(policyLife, status, 'transferBroker')
    ? { action: 'transferBroker', at: coverageInstant(brokerChange.effectiveDate, timeZone) }
    : undefined

/** The day after the last of what freezes it; none where that has no end. */
const thaws = ({ until }: FrozenDeadline, timeZone: PolicyRecord['timeZone']): Deadline | undefined =>
  until === undefined ? undefined : { action: 'thaw', at: coverageInstant(addDays(until, 1), timeZone) }

const ofItsStatus = (policy: PolicyRecord): Deadline | undefined => {
  const { status, timeZone, cancellation, frozen } = policy
  const at = (date: CalendarDate) => coverageInstant(date, timeZone)
  if (frozen !== undefined) return thaws(frozen, timeZone)
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
        : { action: 'lapse', at: at(cancellation.lapsesOn ?? reinstatementEndsOn(cancellation.effectiveDate)) }
    default:
      return undefined
  }
}

/**
 * The next deadline of a policy; undefined when nothing more becomes of it by itself. A binder has none here: it expires
 * with its quote.
 */
export const deadlineOf = (policy: PolicyRecord): Deadline | undefined => {
  const deadlines = [brokerChanges(policy), ofItsStatus(policy)].filter((each) => each !== undefined)
  return deadlines.reduce<Deadline | undefined>(
    (first, each) => (first === undefined || Date.parse(each.at) < Date.parse(first.at) ? each : first),
    undefined,
  )
}
