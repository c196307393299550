import { presentAt } from '#functions/_platform/auth/presentAt.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/policy/presence.ts'
import { requirePolicy } from '../store/policies.ts'

export const notePolicyPresence = implement(contract.notePolicyPresence)(async ({ params, body, actor, now }) => {
  const { id } = await requirePolicy(params.policyId, actor)
  return presentAt(id, { actor, editing: body.editing, now })
})
