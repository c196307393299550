import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { paymentMethods, transactionStatuses } from '#shared/domain/billing/transactions.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AccountId, AgencyId, PolicyId, TransactionId } from '#shared/domain/ids/ids.ts'
import { filledLine, filledText, text } from '#shared/domain/text/text.ts'
import { AmountPaid, Transaction } from './transaction.ts'
import { transactionSortParameters } from './transactionFilters.ts'

export const searchTransactions = defineOperation({
  name: 'searchTransactions',
  method: 'GET',
  path: '/api/billing/v1/search',
  summary: 'Payments in the caller’s reach.',
  access: 'billing:read',
  query: z.strictObject({
    ...hitsQuery(25),
    sort: z.enum(transactionSortParameters).default('-paymentDate'),
    policyId: PolicyId.optional(),
    accountId: AccountId.optional(),
    agencyId: AgencyId.optional(),
    status: z.enum(transactionStatuses).optional(),
    paymentMethod: z.enum(paymentMethods).optional(),
    from: CalendarDate.optional().describe('Paid on this day or later; the list is then by day.'),
    to: CalendarDate.optional().describe('Paid on this day or earlier; the list is then by day.'),
  }),
  response: hitsOf(Transaction),
})

const needed = filledLine(200)

/** Money received past the processor; more than is due only as a credit, with the reason for it. */
export const applyExternalPayment = defineOperation({
  name: 'applyExternalPayment',
  method: 'POST',
  path: '/api/billing/v1/external/applyPayment',
  summary: 'Records a check or a wire: what was received lessens what is due.',
  access: 'billing:manage',
  changes: 'policyId',
  body: z.strictObject({
    policyId: PolicyId,
    amount: AmountPaid.min(1),
    paymentMethod: z.enum(['Check', 'Wire']),
    paymentDate: CalendarDate,
    reference: needed.describe('Number of the check or reference of the wire; recorded once for the policy.'),
    creditReason: filledText(500).optional().describe('Why what is more than due is kept as a credit.'),
    netOfCommission: z
      .boolean()
      .optional()
      .describe('The agency, which is billed, paid it and kept its commission on it.'),
  }),
  status: 201,
  response: z.object({ transactionId: z.string() }),
  money: true,
  problems: [
    'billing.notAgencyBilled',
    'billing.notInvoiced',
    'billing.overpaid',
    'billing.referenceKnown',
    'policy.notFound',
  ],
})

/**
 * Words change as they are. What was paid past the processor gets another day, which is posted back and anew, with what the
 * day means for late fees; or it is made void or failed, which is posted back. A new amount is a new payment.
 */
export const updateTransaction = defineOperation({
  name: 'updateTransaction',
  method: 'PUT',
  path: '/api/billing/v1/transaction',
  summary:
    'Corrects a payment; one that did not arrive is posted back and owed again, one of another day posted anew on that.',
  access: 'billing:manage',
  changes: 'id',
  body: z.strictObject({
    id: TransactionId,
    transactionId: needed,
    invoiceNumber: needed,
    status: z.enum(transactionStatuses),
    paymentDate: CalendarDate,
    paymentMethod: z.enum(paymentMethods),
    processorName: needed,
    amountPaid: AmountPaid,
    paymentDesc: text(500).default(''),
  }),
  response: Transaction,
  money: true,
  problems: ['billing.notEditable', 'billing.transactionNotFound'],
})

export const closeTransaction = defineOperation({
  name: 'closeTransaction',
  method: 'PUT',
  path: '/api/billing/v1/transaction/close',
  summary:
    'Closes the payment of a policy that is not to be pursued, with comments: nobody is reminded of it and no late fee is charged; nothing is posted.',
  access: 'billing:manage',
  changes: 'policyId',
  body: z.strictObject({
    policyId: PolicyId,
    description: filledText(2000, { missing: 'Comments is a required field' }),
  }),
  problems: ['billing.notInvoiced', 'policy.notFound'],
})
