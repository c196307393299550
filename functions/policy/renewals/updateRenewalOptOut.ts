import { implement } from '#functions/_platform/http/implement.ts'
import { updateRenewalOptOut as contract } from '#shared/contracts/policy/renewals.ts'
import { requirePolicy } from '../store/policies.ts'
import { optOut } from './optOut.ts'

export const updateRenewalOptOut = implement(contract)(async ({ params, body, actor, now }) =>
  optOut(await requirePolicy(params.policyId, actor), body, { actor, now }),
)
