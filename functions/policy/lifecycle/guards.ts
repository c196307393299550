import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { needsOfPolicy, type PolicyAction } from '#shared/records/policy/policyLife.ts'
import { guard } from './policyAction.ts'

/** Refuses an action that the policy's life does not allow now, before anything is worked out for it. */
export const mustAllow = (policy: PolicyRecord, action: PolicyAction, actor?: Actor): void =>
  guard.mustAllow(policy.status, action, { actor, isMet: needsOfPolicy(policy) })
