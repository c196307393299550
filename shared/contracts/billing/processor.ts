import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { queryFlag } from '#shared/contract/paging.ts'
import { AgencyId, PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { paymentStatuses } from '#shared/records/invoice/paymentStatus.ts'

const status = z.enum(paymentStatuses)
const processorId = filledLine(100)

export const getPaymentProcessor = defineOperation({
  name: 'getPaymentProcessor',
  method: 'GET',
  path: '/api/billing/v1/payment-processor',
  summary: 'Who takes the payment of a policy. Card and bank data are given to them and never to the platform.',
  access: 'billing:pay',
  workflows: ['E_PAY'],
  query: z.strictObject({ policyId: PolicyId }),
  response: z.object({ processorName: z.string(), url: z.string() }),
  problems: ['policy.notFound'],
})

/** The amount is what is due, the down payment, or what the plan asks for; nobody chooses another. */
export const getPaymentProcessorKey = defineOperation({
  name: 'getPaymentProcessorKey',
  method: 'GET',
  path: '/api/billing/v1/oneInc/key',
  summary: 'Opens the processor’s page for the payment of a policy; the same one while it is open.',
  access: 'billing:pay',
  workflows: ['E_PAY'],
  whileLooking: false,
  query: z.strictObject({
    policyId: PolicyId,
    isDownPayment: queryFlag.optional(),
    isInstalment: queryFlag.optional(),
  }),
  response: z.object({ url: z.string(), key: z.string(), authCode: z.string() }),
  problems: [
    'billing.agencyOwes',
    'billing.alreadyPaid',
    'billing.inProcess',
    'billing.noDownPayment',
    'billing.noPlan',
    'billing.notInvoiced',
    'billing.processorUnavailable',
    'policy.notFound',
  ],
})

export const getProcessorPayment = defineOperation({
  name: 'getProcessorPayment',
  method: 'GET',
  path: '/api/billing/v1/oneInc/{policyNumber}',
  summary: 'Payments of a policy that the processor has taken, refused or is working on.',
  access: 'billing:read',
  workflows: ['E_PAY'],
  params: { policyNumber: z.string().max(40) },
  response: z.object({
    transactions: z.array(
      z.object({
        transactionId: z.string(),
        status: z.string(),
        amount: MinorUnits,
        tokenId: z.string().optional().describe('Saves the card or account by createPaymentMethod.'),
      }),
    ),
  }),
  problems: ['policy.notFound'],
})

export const validateProcessorPayment = defineOperation({
  name: 'validateProcessorPayment',
  method: 'POST',
  path: '/api/billing/v1/oneInc/validate',
  summary: 'Asks the processor whether it has taken a payment of the amount; nothing is recorded.',
  access: 'billing:pay',
  safe: true,
  workflows: ['E_PAY'],
  body: z.strictObject({ transactionId: processorId, policyId: PolicyId, amount: MinorUnits.min(1) }),
  response: z.object({ valid: z.boolean(), status: z.string() }),
  problems: ['billing.processorUnavailable', 'billing.transactionNotFound', 'policy.notFound'],
})

/** Idempotent by `transactionId`. What the body says counts only where the processor says the same. */
export const recordPayment = defineOperation({
  name: 'recordPayment',
  method: 'POST',
  path: '/api/billing/v1/paid',
  summary: 'Records a payment after asking the processor; whoever tells first, it counts once.',
  access: 'billing:pay',
  changes: 'policyId',
  workflows: ['E_PAY'],
  body: z.strictObject({
    transactionId: processorId,
    transactionDate: z.iso.datetime({ offset: true }),
    paymentAmount: MinorUnits.min(1).describe('Minor units.'),
    totalPaymentAmount: MinorUnits.min(1).describe('Minor units, with what the processor charges on top.'),
    policyId: PolicyId,
    policyNumber: z.string().max(40),
    lastFourDigits: z.string().max(4),
    customerEmail: z.string().max(254),
    quoteId: QuoteId.optional().describe('None where the policy did not come of a quote, as an excess layer.'),
    agencyId: AgencyId,
    policyCreated: z.iso.datetime({ offset: true }),
    bankName: z.string().max(100).optional(),
    cardType: z.string().max(40).optional(),
    isDownPayment: z.boolean(),
  }),
  response: z.object({ isPaid: z.boolean(), status }),
  money: true,
  problems: [
    'billing.amountMismatch',
    'billing.notInvoiced',
    'billing.processorUnavailable',
    'billing.transactionNotFound',
    'policy.notFound',
  ],
})

/** The processor's callback; its signature is the credential, and the processor is asked before anything counts. */
export const receiveProcessorEvent = defineOperation({
  name: 'receiveProcessorEvent',
  method: 'POST',
  path: '/api/billing/v1/processor/events',
  summary:
    'The processor tells that a payment succeeded, was declined, timed out or was charged back, or a payout came back.',
  access: 'public',
  // What else the processor says is not looked at.
  body: z
    .looseObject({
      id: z.string().max(100),
      type: z.string().max(60),
      data: z.looseObject({ transactionId: processorId }),
    })
    .transform(({ id, type, data: { transactionId } }) => ({ id, type, data: { transactionId } })),
  problems: ['billing.processorUnavailable', 'billing.signatureRefused'],
})
