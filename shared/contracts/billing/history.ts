import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'

/** Staff read every field that the history tells; an agency and an insured what was owed and paid. */
export const listInvoiceHistory = defineOperation({
  name: 'listInvoiceHistory',
  method: 'GET',
  path: '/api/billing/v1/invoice/history/{policyId}',
  summary: 'What was done to the invoice of a policy, by whom, and what it changed.',
  access: 'billing:read',
  params: { policyId: PolicyId },
  response: HistoryPage,
  problems: ['billing.notInvoiced', 'policy.notFound'],
})
