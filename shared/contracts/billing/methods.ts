import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { AccountId, AgencyId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { SavedMethod } from './savedMethod.ts'

const token = filledLine(100)
const lastFour = z.string().regex(/^\d{2,4}$/, 'must be the last digits only')
const needed = filledLine(100)

export const listPaymentMethods = defineOperation({
  name: 'listPaymentMethods',
  method: 'GET',
  path: '/api/billing/v1/payment-methods/{policyId}',
  summary: 'Saved ways to pay a policy; a payment link sees those saved by itself alone.',
  access: 'billing:pay',
  workflows: ['E_PAY'],
  params: { policyId: PolicyId },
  response: z.array(SavedMethod.pick({ title: true, type: true, tokenId: true })),
  problems: ['policy.notFound'],
})

const saved = {
  tokenId: token,
  policyId: PolicyId.optional().describe('A payment link saves for its own policy; whoever has none names the policy.'),
  customerEmail: emailText('Please enter a valid email address'),
  last4Digits: lastFour,
}

/**
 * Card and account numbers never reach the platform: it is given the processor's token of a payment and the last digits.
 * A payment link saves for its own policy; others name the policy.
 */
export const createPaymentMethod = defineOperation({
  name: 'createPaymentMethod',
  method: 'POST',
  path: '/api/billing/v1/save',
  summary: 'Keeps the processor’s token of a card or a bank account for later payments.',
  access: 'billing:pay',
  workflows: ['E_PAY'],
  notJumped: true,
  body: z.discriminatedUnion('paymentCategory', [
    z.strictObject({
      ...saved,
      paymentCategory: z.literal('CreditCard'),
      expirationMonth: z.int().min(1).max(12),
      expirationYear: z.int().min(2020).max(2100),
      creditCardType: needed,
    }),
    z.strictObject({ ...saved, paymentCategory: z.literal('BankAccount'), bankAccountType: needed, bankName: needed }),
  ]),
  response: z.object({ tokenId: z.string() }),
  problems: ['billing.methodNotFound', 'billing.nameThePolicy', 'policy.notFound'],
})

export const payForAccount = defineOperation({
  name: 'payForAccount',
  method: 'POST',
  path: '/api/billing/v1/payfor/{accountId}',
  summary: 'Pays what is due on a policy of an account with a saved card or bank account.',
  access: 'billing:pay',
  params: { accountId: AccountId },
  body: z.strictObject({ policyId: PolicyId, tokenId: token, amount: MinorUnits.min(1).describe('Minor units.') }),
  response: z.object({ transactionId: z.string(), status: z.string() }),
  money: true,
  problems: [
    'billing.agencyOwes',
    'billing.alreadyPaid',
    'billing.amountMismatch',
    'billing.inProcess',
    'billing.methodNotFound',
    'billing.notInvoiced',
    'billing.processorUnavailable',
    'policy.notFound',
  ],
})

export const checkXpressEnabled = defineOperation({
  name: 'checkXpressEnabled',
  method: 'POST',
  path: '/api/billing/v1/xpress-enabled',
  summary: 'Whether a policy, or the policies of an agency, can be paid online by those insured.',
  access: 'billing:read',
  safe: true,
  workflows: ['E_PAY'],
  body: z.union([z.strictObject({ policyId: PolicyId }), z.strictObject({ agencyId: AgencyId })]),
  response: z.object({ enabled: z.boolean() }),
  problems: ['agency.notFound', 'policy.notFound'],
})
