import { implement } from '#functions/_platform/http/implement.ts'
import { updateNonPremium as contract } from '#shared/contracts/policy/nonPremium.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { nextRevision } from '../stack/withTransaction.ts'
import { requirePolicy } from '../store/policies.ts'
import { dayOfChange, nonPremiumChange } from './nonPremiumChange.ts'

/** What is written and called changes at once; no underwriter has to look at it, and nothing is charged. */
export const updateNonPremium = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'changeDetails', actor)
  const { effectiveDate, ...terms } = body
  const day = dayOfChange(policy, effectiveDate, { actor, now })
  const changed = nonPremiumChange(policy, terms, day, { actor, now })
  await savePolicy(policy, changed, {
    events: [{ name: 'policy.endorsed', detail: { policyId: policy.id, revision: nextRevision(policy) } }],
  })
  return changed
})
