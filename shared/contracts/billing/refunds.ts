import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { PolicyId, RefundId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledLine, filledText } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { refundStatuses } from '#shared/records/refund/refundStatus.ts'
import { Refund } from './refund.ts'
import { refundSortParameters } from './refundFilters.ts'

const refundId = { refundId: RefundId }

export const searchRefunds = defineOperation({
  name: 'searchRefunds',
  method: 'GET',
  path: '/api/billing/v1/refunds',
  summary: 'Refunds in the caller’s reach.',
  access: 'billing:read',
  query: z.strictObject({
    ...hitsQuery(25),
    sort: z.enum(refundSortParameters).default('-created'),
    policyId: PolicyId.optional(),
    status: z.enum(refundStatuses).optional(),
    payee: z
      .literal('FINANCER')
      .optional()
      .describe('Those alone of which a financer waits for its part; of any status.'),
  }),
  response: hitsOf(Refund),
})

export const getRefund = defineOperation({
  name: 'getRefund',
  method: 'GET',
  path: '/api/billing/v1/refunds/{refundId}',
  summary: 'A refund: what is owed back for a policy, who approved it and how it was paid.',
  access: 'billing:read',
  params: refundId,
  response: Refund.extend({ allowedActions }),
  problems: ['billing.refundNotFound'],
})

/** Staff read every field that the history tells; others what is owed and paid, and not who decided on it. */
export const listRefundHistory = defineOperation({
  name: 'listRefundHistory',
  method: 'GET',
  path: '/api/billing/v1/refunds/{refundId}/history',
  summary: 'What was done to one refund, by whom, and what it changed.',
  access: 'billing:read',
  params: refundId,
  response: HistoryPage,
  problems: ['billing.refundNotFound'],
})

export const approveRefund = defineOperation({
  name: 'approveRefund',
  method: 'PUT',
  path: '/api/billing/v1/refunds/{refundId}/approve',
  summary: 'Approves a refund; above what one may alone it takes two people.',
  access: 'billing:manage',
  notJumped: true,
  params: refundId,
  body: z.strictObject({ amount: MinorUnits.min(1).describe('The amount that was seen, minor units.') }),
  response: Refund,
  money: true,
  stepUp: 'always',
  problems: ['billing.amountMismatch', 'billing.refundNotAllowed', 'billing.refundNotFound', 'billing.secondPerson'],
})

export const rejectRefund = defineOperation({
  name: 'rejectRefund',
  method: 'PUT',
  path: '/api/billing/v1/refunds/{refundId}/reject',
  summary: 'Rejects a refund with a note; the money stays the insured’s, in suspense.',
  access: 'billing:manage',
  params: refundId,
  body: z.strictObject({ note: filledText(500, { missing: 'Note is a required field' }) }),
  response: Refund,
  money: true,
  problems: ['billing.refundNotAllowed', 'billing.refundNotFound'],
})

export const reopenRefund = defineOperation({
  name: 'reopenRefund',
  method: 'PUT',
  path: '/api/billing/v1/refunds/{refundId}/reopen',
  summary: 'Asks again for a refund that was rejected; it is approved anew.',
  access: 'billing:manage',
  params: refundId,
  response: Refund,
  money: true,
  problems: ['billing.refundNotAllowed', 'billing.refundNotFound'],
})

/** Asked again, the processor answers with the payout that it made. */
export const payRefund = defineOperation({
  name: 'payRefund',
  method: 'POST',
  path: '/api/billing/v1/refunds/{refundId}/pay',
  summary: 'Pays an approved refund: to the card or account that paid last, or by a check or wire that was sent.',
  access: 'billing:manage',
  params: refundId,
  body: z.strictObject({
    pastProcessor: z
      .strictObject({
        paymentMethod: z.enum(['Check', 'Wire']),
        reference: filledLine(200).describe('Number of the check or reference of the wire.'),
      })
      .optional(),
  }),
  response: Refund,
  money: true,
  stepUp: 'always',
  problems: [
    'billing.payoutDeclined',
    'billing.payoutPastProcessor',
    'billing.payoutToFinancer',
    'billing.processorUnavailable',
    'billing.refundNotAllowed',
    'billing.refundNotFound',
  ],
})
