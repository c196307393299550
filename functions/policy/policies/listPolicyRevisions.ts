import { implement } from '#functions/_platform/http/implement.ts'
import { namesOfActors } from '#functions/directory/public.ts'
import { listPolicyRevisions as contract } from '#shared/contracts/policy/policies.ts'
import { requirePolicy } from '../store/policies.ts'
import { revisionsOf } from '../views/revisionsOf.ts'

/** Who made a revision is told by the name that the reader knows; some tell a name already. */
export const listPolicyRevisions = implement(contract)(async ({ params, actor }) => {
  const revisions = revisionsOf(await requirePolicy(params.policyId, actor))
  const who = await namesOfActors(
    revisions.map(({ createdBy }) => createdBy),
    actor,
  )
  return revisions.map((revision) => ({
    ...revision,
    createdBy: /^(usr|wfl)_/.test(revision.createdBy) ? who(revision.createdBy).name : revision.createdBy,
  }))
})
