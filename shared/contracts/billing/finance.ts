import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { paymentStatuses } from '#shared/records/invoice/paymentStatus.ts'
import { products } from '#shared/regions/products.ts'
import { FinanceQuote, LateFeeCharged } from './invoiceRecord.ts'

export const getFinancingAvailability = defineOperation({
  name: 'getFinancingAvailability',
  method: 'GET',
  path: '/api/billing/v1/finance/availability/{policyId}',
  summary: 'Whether a policy can be paid in instalments, and if not, why.',
  access: 'billing:read',
  workflows: ['E_PAY'],
  params: { policyId: PolicyId },
  response: z.object({ available: z.boolean(), reason: z.string().optional() }),
  problems: ['billing.notInvoiced', 'policy.notFound'],
})

export const getFinanceQuote = defineOperation({
  name: 'getFinanceQuote',
  method: 'GET',
  path: '/api/billing/v1/finance',
  summary: 'The finance quote that was made for a policy.',
  access: 'billing:finance',
  workflows: ['E_PAY'],
  query: z.strictObject({ policyId: PolicyId }),
  response: FinanceQuote,
  problems: ['billing.noFinanceQuote', 'billing.notInvoiced', 'policy.notFound'],
})

/** The plan is computed of the policy's own amounts (rule: instalments); those sent along must be the same. */
export const createFinanceQuote = defineOperation({
  name: 'createFinanceQuote',
  method: 'POST',
  path: '/api/billing/v1/finance',
  summary: 'Makes the plan by which a policy is paid in instalments.',
  access: 'billing:finance',
  workflows: ['E_PAY'],
  body: z.strictObject({
    policyNumber: filledLine(40),
    premium: MinorUnits.min(0).describe('Premium with fees, before taxes; minor units.'),
    taxes: MinorUnits.min(0),
    term: z.literal(12).default(12).describe('Months.'),
    agencyName: line(255).optional(),
    agencyEmail: emailText('Please enter a valid email address').optional(),
    agencyPhone: line(40).optional(),
  }),
  status: 201,
  response: FinanceQuote,
  problems: ['billing.amountMismatch', 'billing.notFinanceable', 'billing.notInvoiced', 'policy.notFound'],
})

export const acceptPremiumFinance = defineOperation({
  name: 'acceptPremiumFinance',
  method: 'POST',
  path: '/api/billing/v1/agreement',
  summary: 'Signs the plan that was quoted: the policy is then paid down and in instalments.',
  access: 'billing:finance',
  changes: 'policyId',
  workflows: ['E_PAY'],
  notJumped: true,
  body: z.strictObject({
    policyId: PolicyId,
    FinanceQuoteNumber: filledLine(60),
    AmountFinanced: MinorUnits,
    APR: z.number(),
    NumberOfInstallments: z.int(),
    DownPayment: MinorUnits,
    InstallmentAmount: MinorUnits,
    email: emailText('Please enter a valid email address'),
    signature: filledLine(200, { missing: 'Please enter full name.' }).regex(/\S\s+\S/, 'Please enter full name.'),
    productType: z.enum(products),
  }),
  response: z.object({ financed: z.boolean() }),
  money: true,
  problems: [
    'billing.financeQuoteChanged',
    'billing.noFinanceQuote',
    'billing.notFinanceable',
    'billing.notInvoiced',
    'billing.notTheInsured',
    'policy.notFound',
  ],
})

export const getInstalmentSchedule = defineOperation({
  name: 'getInstalmentSchedule',
  method: 'GET',
  path: '/api/billing/v1/instalments/{policyId}',
  summary: 'The accepted plan of a policy: what is due on which day and what was paid on it; minor units.',
  access: 'billing:read',
  workflows: ['E_PAY'],
  params: { policyId: PolicyId },
  response: z.object({
    parts: z.array(
      z.object({
        number: z.int().describe('The down payment is number 0.'),
        dueDate: CalendarDate,
        amount: MinorUnits,
        paid: MinorUnits,
        state: z.enum(['OVERDUE', 'PAID', 'PARTLY', 'UPCOMING']),
        billedAtOnce: z
          .literal(true)
          .optional()
          .describe('It was charged by a change of the policy that no instalment was left to carry.'),
      }),
    ),
    lateFees: z
      .array(LateFeeCharged.omit({ waived: true }).extend({ waivedBecause: z.string().optional() }))
      .describe('What late instalments cost besides; it is due with the last part.'),
    total: MinorUnits.describe('What is charged: the sum of the parts.'),
    paid: MinorUnits,
    currency: z.enum(currencies),
  }),
  problems: ['billing.noPlan', 'billing.notInvoiced', 'policy.notFound'],
})

export const calculateInstallment = defineOperation({
  name: 'calculateInstallment',
  method: 'POST',
  path: '/api/billing/v1/get-installment',
  summary: 'The level monthly instalment that repays an amount; minor units.',
  access: 'billing:finance',
  safe: true,
  body: z.strictObject({
    apr: z.number().min(0).max(100).multipleOf(0.001).describe('Percent a year.'),
    financedAmount: MinorUnits.min(1).max(100_000_000_000_000),
    numberOfInstallments: z.int().min(1).max(60),
  }),
  response: z.object({ installmentAmount: MinorUnits }),
})

/** See rule: instalments. What is paid down and what is financed are what is due; the instalment is what the terms give. */
export const createPremiumFinance = defineOperation({
  name: 'createPremiumFinance',
  method: 'POST',
  path: '/api/billing/v1/create/premiumFinance',
  summary: 'Adds by hand the financer of a policy’s premium with the terms of the loan; minor units.',
  access: 'billing:manage',
  changes: 'policyId',
  body: z.strictObject({
    policyId: PolicyId,
    accountId: AccountId,
    customerEmail: emailText('Please enter a valid email address'),
    totalPremium: MinorUnits.min(1).max(100_000_000_000_000),
    financerName: filledLine(100, { missing: 'Financer name is a required field' }),
    apr: z.number().min(0).max(100).multipleOf(0.001).describe('Percent a year.'),
    numberOfInstallments: z.int().min(1).max(60),
    downPayment: MinorUnits.min(0).max(100_000_000_000_000),
    amountFinanced: MinorUnits.min(1).max(100_000_000_000_000),
    installmentAmount: MinorUnits.min(1).max(100_000_000_000_000),
  }),
  status: 201,
  response: z.object({ id: z.string() }),
  problems: [
    'billing.amountMismatch',
    'billing.financeTerms',
    'billing.notFinanceable',
    'billing.notInvoiced',
    'policy.notFound',
  ],
})

/** The same transaction again changes nothing. */
export const payPremiumFinance = defineOperation({
  name: 'payPremiumFinance',
  method: 'PUT',
  path: '/api/billing/v1/pay/premiumFinance',
  summary: 'Records what a policy’s financer has paid of the financed premium.',
  access: 'billing:manage',
  changes: 'policyId',
  body: z.strictObject({
    policyId: PolicyId,
    transactionId: filledLine(200),
    amount: MinorUnits.min(1).max(100_000_000_000_000),
    paymentDate: CalendarDate,
  }),
  response: z.object({ status: z.enum(paymentStatuses) }),
  money: true,
  problems: [
    'billing.financedRest',
    'billing.noFinancer',
    'billing.notInvoiced',
    'billing.referenceKnown',
    'policy.notFound',
  ],
})

export const getPayOff = defineOperation({
  name: 'getPayOff',
  method: 'GET',
  path: '/api/billing/v1/finance/payoff/{policyId}',
  summary: 'What pays the loan of a policy’s financer off after some instalments, by its terms; minor units.',
  access: 'billing:manage',
  params: { policyId: PolicyId },
  query: z.strictObject({
    instalmentsPaid: z.coerce.number().int().min(0).max(60).describe('How many the insured has repaid.'),
  }),
  response: z.object({
    financer: z.string(),
    currency: z.enum(currencies),
    amountFinanced: MinorUnits,
    paid: MinorUnits.describe('What the financer has paid of the premium.'),
    repaid: MinorUnits.describe('What the insured has repaid.'),
    payOff: MinorUnits.describe('The principal that is left, which pays the loan off.'),
    unearnedCharge: MinorUnits.describe('Finance charge that is saved by paying it off now.'),
    source: z.string().describe('By which law what a cancellation returns goes to the financer.'),
  }),
  problems: ['billing.noFinancer', 'billing.notInvoiced', 'policy.notFound'],
})
