import { implement } from '#functions/_platform/http/implement.ts'
import { mustAllowOnPolicy, nextRevision, requirePolicy, reverseBroker, reverseErp } from '#functions/policy/public.ts'
import { revertChange } from '#functions/quote/public.ts'
import { revertPolicyRevision as contract } from '#shared/contracts/policy/revisions.ts'
import { revertedBy } from '#shared/records/policy/policyLife.ts'
import { mustBeWithoutClaims } from './mustBeWithoutClaims.ts'

/** A change of broker and extended reporting go back by their own rules; what changes terms, as it was priced. */
export const revertPolicyRevision = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const { revision, expectedCommission, expectedTotal, note } = body
  const taken = policy.transactions.find((each) => each.revision === revision)
  mustAllowOnPolicy(policy, revertedBy(taken?.kind), actor)
  if (taken?.kind === 'BROKER_OF_RECORD')
    await reverseBroker(policy, taken, { by: actor.userId, now, note, expectedCommission })
  else if (taken?.kind === 'EXTENDED_REPORTING') {
    await mustBeWithoutClaims(policy, taken)
    await reverseErp(policy, taken, { by: actor.userId, now, note, expectedTotal })
  } else await revertChange(policy, { revision, expectedTotal, note }, { actor, now })
  return { id: policy.id, revision: nextRevision(policy) }
})
