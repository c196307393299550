import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { LateFeeCharged } from './invoiceRecord.ts'

export const waiveLateFee = defineOperation({
  name: 'waiveLateFee',
  method: 'PUT',
  path: '/api/billing/v1/late-fee/{policyId}/waive',
  summary: 'Lets the late fee of an instalment go: it is no longer due, or is owed back.',
  access: 'billing:manage',
  params: { policyId: PolicyId },
  body: z.strictObject({
    number: z.int().min(1).describe('Of the instalment.'),
    reason: filledText(500, { missing: 'Reason is required' }),
  }),
  response: LateFeeCharged.pick({ number: true, amount: true, waived: true }),
  money: true,
  problems: ['billing.noLateFee', 'billing.notInvoiced', 'policy.notFound'],
})
