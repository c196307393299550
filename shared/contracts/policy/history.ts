import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'

/** Staff read every field that the history tells; an agency and an insured what concerns them. */
export const listPolicyHistory = defineOperation({
  name: 'listPolicyHistory',
  method: 'GET',
  path: '/api/policy/v1/history/{policyId}',
  summary: 'What was done to a policy or binder, by whom, and what it changed.',
  access: 'policy:read',
  params: { policyId: PolicyId },
  response: HistoryPage,
  problems: ['policy.notFound'],
})
