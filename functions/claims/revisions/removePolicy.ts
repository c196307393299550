import { implement } from '#functions/_platform/http/implement.ts'
import { mustAllowOnPolicy, requirePolicy } from '#functions/policy/public.ts'
import { removeBinder } from '#functions/quote/public.ts'
import { removePolicy as contract } from '#shared/contracts/policy/removal.ts'
import { mustBeUnnamed } from './mustBeUnnamed.ts'

/** A binder that came to nothing goes, unless a claim names it. What was issued has postings, and is cancelled instead. */
export const removePolicy = implement(contract)(async ({ params, actor }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, 'remove', actor)
  await mustBeUnnamed(policy)
  await removeBinder(policy)
})
