import type { Policy, PolicyWithCoverages } from '#shared/contracts/policy/policy.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { coverageInstant } from '#shared/domain/calendar/coverageInstant.ts'
import { allowedPolicyActions } from '#shared/records/policy/policyLife.ts'

/** A policy by its wire names; the contract keeps back what it does not name. */
export const toPolicy = (policy: PolicyRecord): Policy => {
  const { rated, effectiveDate, expirationDate, timeZone } = policy
  return {
    ...policy,
    currency: rated.currency,
    premium: rated.premium,
    fees: rated.fees,
    taxes: rated.taxes,
    rateBookVersion: rated.rateBookVersion,
    coverageStart: coverageInstant(effectiveDate, timeZone),
    coverageEnd: coverageInstant(expirationDate, timeZone),
    allowedActions: allowedPolicyActions(policy.status),
  }
}

/** A policy with everything it covers. */
export const toPolicyWithCoverages = (policy: PolicyRecord): PolicyWithCoverages => ({
  ...toPolicy(policy),
  coverages: Object.fromEntries(policy.coverages.map((coverage) => [String(coverage.coverageId), coverage])),
})
