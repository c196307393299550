import { implement } from '#functions/_platform/http/implement.ts'
import { mustAllowOnPolicy, nextRevision, requirePolicy } from '#functions/policy/public.ts'
import { revertPolicyRevision as contract } from '#shared/contracts/policy/revisions.ts'
import { overriding } from './overriding.ts'
import { workOutRevert } from './reverted.ts'
import { mustCostAsShown, saveChange } from './saveChange.ts'

export const revertPolicyRevision = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, 'revert', actor)
  const worked = await workOutRevert(policy, body.revision, { actor, now })
  mustCostAsShown(worked, body.expectedTotal)
  const writes = overriding(worked, { actor, now, note: body.note })
  await saveChange(policy, worked, { by: actor.userId, now, writes })
  return { id: policy.id, revision: nextRevision(policy) }
})
