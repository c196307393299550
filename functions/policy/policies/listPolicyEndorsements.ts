import { implement } from '#functions/_platform/http/implement.ts'
import { listPolicyEndorsements as contract } from '#shared/contracts/policy/policies.ts'
import { requirePolicy } from '../store/policies.ts'
import { endorsementsOf } from '../views/revisionsOf.ts'

export const listPolicyEndorsements = implement(contract)(async ({ params, actor }) =>
  endorsementsOf(await requirePolicy(params.policyId, actor)),
)
