import { implement } from '#functions/_platform/http/implement.ts'
import { listAdditionalInsureds as contract } from '#shared/contracts/policy/policies.ts'
import { requirePolicy } from '../store/policies.ts'

export const listAdditionalInsureds = implement(contract)(
  async ({ params, actor }) => (await requirePolicy(params.policyId, actor)).additionalInsureds,
)
