import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { products } from '#shared/regions/products.ts'
import { FinanceQuote } from './invoiceRecord.ts'

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
  query: z.object({ policyId: PolicyId }),
  response: FinanceQuote,
  problems: ['billing.noFinanceQuote', 'billing.notInvoiced', 'policy.notFound'],
})

/** The plan is computed of the policy's own amounts (decision 39); those sent along must be the same. */
export const createFinanceQuote = defineOperation({
  name: 'createFinanceQuote',
  method: 'POST',
  path: '/api/billing/v1/finance',
  summary: 'Makes the plan by which a policy is paid in instalments.',
  access: 'billing:finance',
  workflows: ['E_PAY'],
  body: z.strictObject({
    policyNumber: z.string().trim().min(1).max(40),
    premium: z.int().min(0).describe('Premium with fees, before taxes; minor units.'),
    taxes: z.int().min(0),
    term: z.literal(12).default(12).describe('Months.'),
    agencyName: z.string().trim().max(255).optional(),
    agencyEmail: z.email().max(254).optional(),
    agencyPhone: z.string().trim().max(40).optional(),
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
  workflows: ['E_PAY'],
  body: z.strictObject({
    policyId: PolicyId,
    FinanceQuoteNumber: z.string().trim().min(1).max(60),
    AmountFinanced: z.int(),
    APR: z.number(),
    NumberOfInstallments: z.int(),
    DownPayment: z.int(),
    InstallmentAmount: z.int(),
    email: z.email().max(254),
    signature: z
      .string('Please enter full name.')
      .trim()
      .regex(/\S\s+\S/, 'Please enter full name.')
      .max(200),
    productType: z.enum(products),
  }),
  response: z.object({ financed: z.boolean() }),
  money: true,
  problems: [
    'billing.financeQuoteChanged',
    'billing.noFinanceQuote',
    'billing.notFinanceable',
    'billing.notInvoiced',
    'policy.notFound',
  ],
})

export const calculateInstallment = defineOperation({
  name: 'calculateInstallment',
  method: 'POST',
  path: '/api/billing/v1/get-installment',
  summary: 'The level monthly instalment that repays an amount; minor units.',
  access: 'billing:finance',
  body: z.strictObject({
    apr: z.number().min(0).max(100).multipleOf(0.001).describe('Percent a year.'),
    financedAmount: z.int().min(1).max(100_000_000_000_000),
    numberOfInstallments: z.int().min(1).max(60),
  }),
  response: z.object({ installmentAmount: z.int() }),
})
