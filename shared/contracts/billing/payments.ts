import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { paymentStatuses } from '#shared/records/invoice/paymentStatus.ts'
import { AskedEnd, InvoiceLine } from './invoiceRecord.ts'

const policyId = { policyId: PolicyId }
const status = z.enum(paymentStatuses)

export const getPayment = defineOperation({
  name: 'getPayment',
  method: 'GET',
  path: '/api/billing/v1/payment/{policyId}',
  summary: 'Where the payment of a policy stands: what is due, by when, and why a payment failed.',
  access: 'billing:read',
  workflows: ['E_PAY'],
  params: policyId,
  response: z.object({
    isPaid: z.boolean(),
    status,
    description: z.string(),
    dueDate: CalendarDate,
    dueAmount: MinorUnits.describe('Minor units.'),
    chargedAmount: MinorUnits.describe(
      'What is charged in all, less what was returned: nothing of what was cancelled as of its first day; minor units.',
    ),
    writtenOff: MinorUnits.describe('What of it was written off and has not come since; minor units.'),
    currency: z.enum(currencies),
    premiumFinanced: z.boolean(),
    instalment: z
      .object({ amount: MinorUnits, dueDate: CalendarDate, isLate: z.boolean() })
      .optional()
      .describe(
        'The part of what is due that is asked for: of a plan that was paid down all that is late, else the next part; beside a financer the insured’s own.',
      ),
    netDue: MinorUnits.optional().describe(
      'What the agency owes of it, net of its commission, where it is billed; told to those who manage payments.',
    ),
    noticedOn: CalendarDate.optional().describe('When cancellation is noticed where nothing comes by then.'),
    financer: z
      .object({
        name: z.string(),
        amountFinanced: MinorUnits,
        paid: MinorUnits,
        owes: MinorUnits.describe('What it has still to pay of what is due.'),
        asked: AskedEnd.omit({ by: true }).optional().describe('That it asks for the end of the policy.'),
      })
      .optional()
      .describe('Who finances the premium, as added by hand.'),
    policyNumber: z.string(),
    invoiceNumber: z.string().describe('Of the newest invoice that asks for money.'),
    allowedActions,
  }),
  problems: ['billing.notInvoiced', 'policy.notFound'],
})

export const getPaymentStatus = defineOperation({
  name: 'getPaymentStatus',
  method: 'GET',
  path: '/api/billing/v1/payment/{policyId}/status',
  summary: 'Whether a policy is paid; asked every few seconds after a payment.',
  access: 'billing:read',
  workflows: ['E_PAY'],
  params: policyId,
  response: z.object({ isPaid: z.boolean(), status, policyNumber: z.string() }),
  problems: ['billing.notInvoiced', 'policy.notFound'],
})

export const resetFailedPayment = defineOperation({
  name: 'resetFailedPayment',
  method: 'PUT',
  path: '/api/billing/v1/payment/{policyId}/reset',
  summary: 'Lets a failed payment be made again.',
  access: 'billing:pay',
  workflows: ['E_PAY'],
  params: policyId,
  response: z.object({ status }),
  problems: ['billing.notFailed', 'billing.notInvoiced', 'policy.notFound'],
})

/** See rule: instalments. */
export const getDownPayment = defineOperation({
  name: 'getDownPayment',
  method: 'GET',
  path: '/api/billing/v1/down-payment/{policyId}',
  summary: 'What is paid down when a policy is paid in instalments, and the instalments; minor units.',
  access: 'billing:read',
  workflows: ['E_PAY'],
  params: policyId,
  response: z.object({
    downPayment: MinorUnits,
    financed: MinorUnits,
    instalments: z.array(z.object({ number: z.int(), dueDate: CalendarDate, amount: MinorUnits })),
    currency: z.enum(currencies),
  }),
  problems: ['billing.notInvoiced', 'policy.notFound'],
})

const amounts = { currency: z.enum(currencies) }

export const getBalance = defineOperation({
  name: 'getBalance',
  method: 'GET',
  path: '/api/billing/v1/balance/{policyId}',
  summary: 'What is due on a policy, minor units; below zero when more was paid than is owed.',
  access: 'billing:read',
  workflows: ['E_PAY'],
  params: policyId,
  response: z.object({ balance: MinorUnits, ...amounts }),
  problems: ['billing.notInvoiced', 'policy.notFound'],
})

export const getInvoiceBalance = defineOperation({
  name: 'getInvoiceBalance',
  method: 'GET',
  path: '/api/billing/v1/invoice/balance/{policyId}',
  summary: 'What is due on a policy, with the invoice it is due for; minor units.',
  access: 'billing:read',
  params: policyId,
  response: z.object({
    balance: MinorUnits,
    ...amounts,
    invoices: z.array(
      z.object({
        invoiceNumber: z.string(),
        dueDate: CalendarDate,
        lines: z.array(InvoiceLine),
        total: MinorUnits,
        balance: MinorUnits,
        status,
      }),
    ),
  }),
  problems: ['billing.notInvoiced', 'policy.notFound'],
})

export const getAmountPaid = defineOperation({
  name: 'getAmountPaid',
  method: 'GET',
  path: '/api/billing/v1/amountPaid/{policyId}',
  summary: 'What was paid for a policy and has stayed paid, minor units.',
  access: 'billing:read',
  params: policyId,
  response: z.object({ amountPaid: MinorUnits, ...amounts }),
  problems: ['billing.notInvoiced', 'policy.notFound'],
})

export const updatePaymentDescription = defineOperation({
  name: 'updatePaymentDescription',
  method: 'POST',
  path: '/api/billing/v1/desc',
  summary: 'Says something about the payment of a policy.',
  access: 'billing:manage',
  changes: 'policyId',
  body: z.strictObject({ policyId: PolicyId, description: filledText(500) }),
  problems: ['billing.notInvoiced', 'policy.notFound'],
})
