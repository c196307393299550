import { implement } from '#functions/_platform/http/implement.ts'
import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import { getErpEligibility as contract } from '#shared/contracts/policy/extendedReporting.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { erpRefusal, erpWindowDays } from '#shared/domain/policy/extendedReporting.ts'
import { requirePolicy } from '../store/policies.ts'
import { erpFacts } from './erpFacts.ts'

export const getErpEligibility = implement(contract)(async ({ params, actor, now }) => {
  const facts = await erpFacts(await requirePolicy(params.policyId, actor), now)
  const refusal = erpRefusal(facts)
  const hasEnded = facts.ending === 'ENDED'
  return {
    eligible: refusal === undefined,
    ...(refusal !== undefined && { reason: inRegion(refusal) }),
    ...(hasEnded && { endedOn: facts.endedOn, until: addDays(facts.endedOn, erpWindowDays) }),
  }
})
