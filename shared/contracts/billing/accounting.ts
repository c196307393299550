import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { TrustAccount } from './trustAccount.ts'

const name = filledLine(100)

export const sendToAccounting = defineOperation({
  name: 'sendToAccounting',
  method: 'POST',
  path: '/api/billing/v1/accounting',
  summary: 'Mails somebody the link by which they pay a policy with a one-time code.',
  access: 'billing:pay',
  body: z.strictObject({
    firstName: name,
    lastName: name,
    email: emailText('Please enter a valid email address'),
    phone: line(40).min(6).meta({ regional: 'phone' }),
    policyNumber: z.string().max(40),
    policyId: PolicyId,
    amount: MinorUnits.min(1),
    customerEmail: emailText('Please enter a valid email address'),
  }),
  problems: [
    'billing.agencyOwes',
    'billing.alreadyPaid',
    'billing.amountMismatch',
    'billing.notInvoiced',
    'policy.notFound',
    'user.phoneInvalid',
  ],
})

/** Who wires to a false account loses the premium: people see it by a fresh proof, payers by the code of their link. */
export const getBankDetails = defineOperation({
  name: 'getBankDetails',
  method: 'GET',
  path: '/api/billing/v1/ach/{policyNumber}',
  summary: 'Where to wire the premium of a policy.',
  access: 'billing:read',
  stepUp: 'always',
  workflows: ['E_PAY'],
  params: { policyNumber: z.string().max(40) },
  response: z.object({
    ...TrustAccount.shape,
    accountName: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  problems: ['policy.notFound'],
})
