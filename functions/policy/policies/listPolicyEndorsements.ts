import { implement } from '#functions/_platform/http/implement.ts'
import { listPolicyEndorsements as contract } from '#shared/contracts/policy/policies.ts'
import { requirePolicy } from '../store/policies.ts'

export const listPolicyEndorsements = implement(contract)(
  async ({ params, actor }) => (await requirePolicy(params.policyId, actor)).endorsements,
)
