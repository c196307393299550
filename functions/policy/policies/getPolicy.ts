import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { PolicyFreeze } from '#shared/contracts/policy/freeze.ts'
import { getPolicy as contract } from '#shared/contracts/policy/policies.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { freezesOf } from '../freezes/freezesOf.ts'
import { noticeOfExpiryFor } from '../renewals/noticeOfExpiryFor.ts'
import { requirePolicy } from '../store/policies.ts'
import { toPolicy } from '../views/toPolicy.ts'

/** What freezes acts on it: a moratorium is public, and nothing to a policy that is over; why somebody holds one is the provider's own. */
const freezesFor = async (policy: PolicyRecord, actor: Actor, now: Instant): Promise<PolicyFreeze[]> => {
  const isStaff = actor.accountType === 'COWBELL'
  return (await freezesOf(policy, now))
    .filter(({ kind }) => (kind === 'hold' ? isStaff : !isOver(policy.status)))
    .map((freeze) => PolicyFreeze.parse(freeze))
}

export const getPolicy = implement(contract)(async ({ params, query, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const isOther = query.productType !== undefined && query.productType !== policy.productType
  if (isOther) return fail('policy.notFound')
  const freezes = await freezesFor(policy, actor, now)
  const isTold = actor.accountType === 'COWBELL' || actor.accountType === 'AGENCY'
  const noticeOfExpiry = isTold ? await noticeOfExpiryFor(policy, now) : undefined
  return {
    ...toPolicy(policy, actor, now),
    ...(freezes.length > 0 && { freezes }),
    ...(noticeOfExpiry && { noticeOfExpiry }),
  }
})
