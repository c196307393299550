import { implement } from '#functions/_platform/http/implement.ts'
import { layersAbove, mustAllowOnPolicy, numbersOf, requirePolicy } from '#functions/policy/public.ts'
import { getEndorsableTerms as contract } from '#shared/contracts/policy/endorsements.ts'
import { termsAt } from '#shared/domain/policy/policyStack.ts'
import { dayOf } from './endorsed.ts'
import { offeredTerms, pricingOf } from './pricedTerms.ts'
import { ratedTermsOf } from './repriced.ts'
import { toEndorsable } from './toEndorsable.ts'

/** The terms of the day on which a change would count: later changes have others. */
export const getEndorsableTerms = implement(contract)(async ({ params, query, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, 'endorse', actor)
  const day = dayOf(policy, query.effectiveDate, { actor, now })
  const before = termsAt(policy.transactions, { effective: day.effectiveDate })
  const offer = offeredTerms(policy, await pricingOf(policy), ratedTermsOf(before))
  const above = await layersAbove(policy, day.effectiveDate)
  return toEndorsable(policy, { day, offer, ...(above.length > 0 && { limitHeldBy: numbersOf(above, actor) }) })
})
