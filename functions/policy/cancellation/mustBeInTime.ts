import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CancellationFacts } from '#shared/domain/policy/cancellationRules.ts'
import { coolingOffEndsOn } from '#shared/domain/policy/coolingOff.ts'

/** Refuses to have a policy given back once its cooling-off time is over (rule: cooling-off); it can be cancelled all the same. */
export const mustBeInTime = (
  policy: Pick<PolicyRecord, 'boundAt' | 'effectiveDate' | 'issuedAt' | 'timeZone'>,
  { cause, today }: Pick<CancellationFacts, 'cause' | 'today'>,
): void => {
  if (cause !== 'coolingOff') return
  const { effectiveDate, timeZone } = policy
  const confirmedAt = policy.issuedAt ?? policy.boundAt
  const until = coolingOffEndsOn(config.region, { effectiveDate, confirmedAt, timeZone })
  if (until !== undefined && today > until) fail('policy.coolingOff', { data: { until } })
}
