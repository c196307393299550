import { implement } from '#functions/_platform/http/implement.ts'
import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import { getErpEligibility as contract } from '#shared/contracts/policy/extendedReporting.ts'
import { erpAskedUntil, erpRefusal } from '#shared/domain/policy/extendedReporting.ts'
import { requirePolicy } from '../store/policies.ts'
import { erpFacts, erpRuleFor } from './erpFacts.ts'

export const getErpEligibility = implement(contract)(async ({ params, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const facts = await erpFacts(policy, now)
  const refusal = erpRefusal(facts)
  const hasEnded = facts.ending === 'ENDED'
  return {
    eligible: refusal === undefined,
    ...(refusal !== undefined && { reason: inRegion(refusal) }),
    ...(hasEnded && {
      endedOn: facts.endedOn,
      until: erpAskedUntil(facts),
      source: erpRuleFor(policy).source,
    }),
  }
})
