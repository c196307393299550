import { implement } from '#functions/_platform/http/implement.ts'
import { updateNonPremiumDate as contract } from '#shared/contracts/policy/nonPremium.ts'
import { standing } from '#shared/domain/policy/policyStack.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { recordOfStack } from '../stack/recordOfStack.ts'
import { nextRevision, withTransaction } from '../stack/withTransaction.ts'
import { requirePolicy } from '../store/policies.ts'
import { dayOfChange } from './nonPremiumChange.ts'

/** Its last non-premium change counts from another day: it is taken back and made again, since nothing on a stack is edited. */
export const updateNonPremiumDate = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'changeDetails', actor)
  const last = standing(policy.transactions).findLast(({ kind }) => kind === 'NON_PREMIUM')
  if (last === undefined) return fail('policy.noNonPremium')
  const effectiveDate = dayOfChange(policy, body.effectiveDate, { actor, now })
  if (effectiveDate === last.effectiveDate) return { id: policy.id, effectiveDate }
  const made = { known: now, by: actor.userId }
  const back = withTransaction(policy, {
    ...made,
    kind: 'REVERSAL',
    effectiveDate: last.effectiveDate,
    reverses: last.revision,
  })
  const again = withTransaction(back, { ...made, kind: 'NON_PREMIUM', effectiveDate, changes: last.changes })
  await savePolicy(
    policy,
    { ...recordOfStack(again), lastUpdated: now },
    // Whoever has the change on paper has another day on it.
    { events: [{ name: 'policy.endorsed', detail: { policyId: policy.id, revision: nextRevision(back) } }] },
  )
  return { id: policy.id, effectiveDate }
})
