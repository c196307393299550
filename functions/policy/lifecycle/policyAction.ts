import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as brokerOfRecord from '#shared/contracts/policy/brokerOfRecord.ts'
import * as cancellation from '#shared/contracts/policy/cancellation.ts'
import * as endorsements from '#shared/contracts/policy/endorsements.ts'
import * as excess from '#shared/contracts/policy/excess.ts'
import * as extendedReporting from '#shared/contracts/policy/extendedReporting.ts'
import * as nonPremium from '#shared/contracts/policy/nonPremium.ts'
import * as paperNotices from '#shared/contracts/policy/paperNotices.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import * as reinstatement from '#shared/contracts/policy/reinstatement.ts'
import * as removal from '#shared/contracts/policy/removal.ts'
import * as renewals from '#shared/contracts/policy/renewals.ts'
import * as rescission from '#shared/contracts/policy/rescission.ts'
import * as revisions from '#shared/contracts/policy/revisions.ts'
import * as surplusFiling from '#shared/contracts/policy/surplusFiling.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { needsOfPolicy, type PolicyAction, policyLife } from '#shared/records/policy/policyLife.ts'
import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'

type Changes = Partial<Omit<PolicyRecord, 'id' | 'policyNumber' | 'status'>>

/** The guard of a policy, from its life. */
export const guard = guardOf(policyLife, {
  refusal: 'policy.notAllowed',
  contracts: [
    brokerOfRecord,
    cancellation,
    endorsements,
    excess,
    extendedReporting,
    nonPremium,
    paperNotices,
    reinstatement,
    removal,
    renewals,
    rescission,
    revisions,
    surplusFiling,
  ].flatMap((each): Operation[] => Object.values(each)),
  unmet: {
    proposed: 'policy.noRescission',
    referred: 'policy.endorsementGone',
    surplus: 'policy.notSurplus',
    unrenewed: 'policy.alreadyRenewed',
  },
})

/** The refusal of a step: what the policy is, and what can be done with it now, of that what `actor` may. */
export const notAllowed = (policy: PolicyRecord, actor?: Actor): never =>
  guard.refuse(policy.status, { actor, isMet: needsOfPolicy(policy) })

/**
 * The policy after a step of its life, with `changes`; `outcome` picks among the step's outcomes. Refused with
 * `policy.notAllowed` when the life does not have the step.
 */
export const afterAction = (
  policy: PolicyRecord,
  action: PolicyAction,
  now: Instant,
  changes: Changes = {},
  outcome?: CoverStatus,
): PolicyRecord => {
  const status = guard.after(policy.status, action, { isMet: needsOfPolicy(policy) }, outcome)
  const { frozen, ...rest } = policy
  // What waited in one status waits for nothing in another.
  const waits = frozen !== undefined && status === policy.status ? { frozen } : {}
  return { ...rest, ...waits, ...changes, status, lastUpdated: now }
}
