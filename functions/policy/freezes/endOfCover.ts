import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { noticeDays } from '#shared/domain/policy/cancellationRules.ts'
import { isOnPaper, isPostedInTime, postingDays } from '#shared/domain/policy/paperNotice.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { renewalThatStands } from '../renewals/renewalThatStands.ts'
import { isRefusedRenewal } from '../reports/policyReasons.ts'
import { paperNoticesOf } from '../store/paperNotices.ts'
import type { StoredPolicy } from '../store/policies.ts'

const daysOfNotice = ({ firmographicData: { state } }: PolicyRecord): number =>
  noticeDays('insurer', { region: config.region, state })

/** What becomes of cover that was kept beyond its term, and of whom is told. */
interface Ending {
  readonly after: PolicyRecord
  readonly events: readonly DomainEvent[]
}

/** Cover that nothing keeps beyond its term any more ends after the days of a notice, which first has its days to be posted. */
export const endsWithNotice = (policy: PolicyRecord, now: Instant): Ending => {
  const posting = isOnPaper(policy) ? postingDays : 0
  const endsOn = addDays(dateAt(now, policy.timeZone), daysOfNotice(policy) + posting)
  return {
    after: { ...policy, standsUntil: endsOn, lastUpdated: now },
    events: [{ name: 'policy.thawed', detail: { policyId: policy.id, endsOn } }],
  }
}

/** The last day on which the notice of such an end leaves its days. */
export const endOfCoverPostBy = (policy: PolicyRecord): CalendarDate | undefined =>
  policy.standsUntil && addDays(policy.standsUntil, -daysOfNotice(policy))

/**
 * Whether cover does not end that was kept beyond its term, since nobody posted the notice of that in time: what the insured wants
 * ended, or is renewed, ends all the same (rule: notice-on-paper).
 */
export const awaitsPostOfEnd = async (policy: StoredPolicy): Promise<boolean> => {
  if (policy.status !== 'IN FORCE' || policy.standsUntil === undefined) return false
  if (policy.renewalOptOut && !isRefusedRenewal(policy)) return false
  const last = (await paperNoticesOf(policy.id)).findLast(({ kind }) => kind !== 'cancellation')
  if (last?.kind !== 'endOfCover' || last.status === 'REPLACED' || isPostedInTime(last)) return false
  return (await renewalThatStands(policy)) === undefined
}
