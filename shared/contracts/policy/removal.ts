import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'

export const removePolicy = defineOperation({
  name: 'removePolicy',
  method: 'DELETE',
  path: '/api/policy/v1/{policyId}',
  summary: 'Deletes a binder that came to nothing. What was issued was charged, and stays.',
  access: 'policy:delete',
  params: { policyId: PolicyId },
  problems: ['policy.namedByClaims', 'policy.notAllowed', 'policy.notFound'],
})
