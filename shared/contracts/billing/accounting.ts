import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'

const name = z.string().trim().min(1).max(100)

export const sendToAccounting = defineOperation({
  name: 'sendToAccounting',
  method: 'POST',
  path: '/api/billing/v1/accounting',
  summary: 'Mails somebody the link by which they pay a policy with a one-time code.',
  access: 'billing:pay',
  body: z.strictObject({
    firstName: name,
    lastName: name,
    email: z.email().max(254),
    phone: z.string().trim().min(6).max(40),
    policyNumber: z.string().max(40),
    policyId: PolicyId,
    amount: z.int().min(1),
    customerEmail: z.email().max(254),
  }),
  problems: [
    'billing.alreadyPaid',
    'billing.amountMismatch',
    'billing.notInvoiced',
    'policy.notFound',
    'user.phoneInvalid',
  ],
})

export const getBankDetails = defineOperation({
  name: 'getBankDetails',
  method: 'GET',
  path: '/api/billing/v1/ach/{policyNumber}',
  summary: 'Where to wire the premium of a policy.',
  access: 'billing:read',
  workflows: ['E_PAY'],
  params: { policyNumber: z.string().max(40) },
  response: z.object({
    bank: z.string(),
    routing: z.string(),
    account: z.string(),
    accountName: z.string(),
    accountType: z.string(),
    swift: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
  }),
  problems: ['policy.notFound'],
})
