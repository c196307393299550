import { implement } from '#functions/_platform/http/implement.ts'
import { mustAllowOnPolicy, requirePolicy } from '#functions/policy/public.ts'
import { previewEndorsement as contract } from '#shared/contracts/policy/endorsements.ts'
import { workOut } from './endorsed.ts'
import { toPreview } from './toPreview.ts'

export const previewEndorsement = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, 'endorse', actor)
  const { effectiveDate, ...terms } = body
  return toPreview(policy, await workOut(policy, { effectiveDate, terms }, { actor, now }), { actor, now })
})
