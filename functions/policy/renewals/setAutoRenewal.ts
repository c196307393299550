import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { setAutoRenewal as contract } from '#shared/contracts/policy/renewals.ts'
import { autoRenewalRules } from '#shared/domain/policy/autoRenewal.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { policies, requirePolicy } from '../store/policies.ts'

/** Said again, it begins anew: what was told under the former word counts no more. */
export const setAutoRenewal = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'autoRenew', actor)
  const { autoRenewal: _, ...rest } = policy
  if (!body.wanted) {
    await commit([policies.update(policy, { ...rest, lastUpdated: now })])
    return { id: policy.id }
  }
  if (actor.accountType !== 'CUSTOMER' && body.instructedBy === undefined) return fail('policy.notInstructed')
  const autoRenewal = {
    by: actor.userId,
    name: actor.name,
    at: now,
    mostRise: autoRenewalRules[config.region].mostRise,
    ...(body.instructedBy !== undefined && { instructedBy: body.instructedBy }),
  }
  await commit([policies.update(policy, { ...rest, autoRenewal, lastUpdated: now })])
  return { id: policy.id, autoRenewal }
})
