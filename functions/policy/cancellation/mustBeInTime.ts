import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { causeOfReason, isReason } from '#shared/domain/policy/cancellationReasons.ts'
import type { CancellationFacts } from '#shared/domain/policy/cancellationRules.ts'
import { coolingOffEndsOn } from '#shared/domain/policy/coolingOff.ts'

/** What of a policy decides until when it can be given back. */
type Given = Pick<PolicyRecord, 'boundAt' | 'effectiveDate' | 'issuedAt' | 'timeZone'> & {
  readonly cancellation?: Pick<Cancellation, 'reason' | 'requestedAt'> | undefined
}

/** When the insured asked to give it back, where somebody has yet to decide on that. */
const askedAt = ({ cancellation }: Pick<Given, 'cancellation'>): Instant | undefined =>
  cancellation !== undefined && isReason(cancellation.reason, 'COOLING_OFF') ? cancellation.requestedAt : undefined

/** The moment as of which a policy is given back, where a reason is that it is; undefined where it is another. */
export const givenBackAt = (policy: Pick<Given, 'cancellation'>, reason: string, now: Instant): Instant | undefined =>
  causeOfReason(reason, { region: config.region }) === 'coolingOff' ? (askedAt(policy) ?? now) : undefined

/**
 * Refuses to have a policy given back once its cooling-off time is over (rule: cooling-off); it can be cancelled all the same.
 * Whoever asked in time has used the right, whenever somebody decides on it.
 */
export const mustBeInTime = (policy: Given, { cause, today }: Pick<CancellationFacts, 'cause' | 'today'>): void => {
  if (cause !== 'coolingOff') return
  const { effectiveDate, timeZone } = policy
  const asked = askedAt(policy)
  const askedOn = asked === undefined ? today : dateAt(asked, timeZone)
  const confirmedAt = policy.issuedAt ?? policy.boundAt
  const until = coolingOffEndsOn(config.region, { effectiveDate, confirmedAt, timeZone })
  if (until !== undefined && askedOn > until) fail('policy.coolingOff', { data: { until } })
}
