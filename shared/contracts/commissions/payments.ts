import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AgencyId, CommissionPaymentId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledLine, filledText } from '#shared/domain/text/text.ts'
import { CommissionPayment, commissionPaymentStatuses } from './commissionPayment.ts'

/** The token is of the next payment to this account of the agency: whoever has it pays it once. */
export const getCommissionToken = defineOperation({
  name: 'getCommissionToken',
  method: 'GET',
  path: '/api/commissions/v1/{agencyId}/token',
  summary: 'The token of the next payment of commission to an agency; it is good for one.',
  access: 'commission:pay',
  params: { agencyId: AgencyId },
  response: z.object({ data: z.object({ token: z.string() }) }),
  problems: ['agency.notFound', 'commission.noBankAccount'],
})

/**
 * Above what one may alone the first call asks for the payment, and the same call of a second person makes it. Asked again
 * with its token, a payment is answered as it stands.
 */
export const payCommission = defineOperation({
  name: 'payCommission',
  method: 'POST',
  path: '/api/commissions/v1/payment',
  summary: 'Pays commission that is due to the agency’s bank account; above what one may alone it takes two people.',
  access: 'commission:pay',
  body: z.strictObject({
    agencyId: AgencyId,
    commissionsAmount: MinorUnits.min(100).describe('Minor units; at least 1.00.'),
    description: filledLine(200, { missing: 'Description is a required field' }),
    token: filledLine(100),
  }),
  response: z.object({ transactionId: z.string(), status: z.enum(commissionPaymentStatuses) }),
  money: true,
  stepUp: 'always',
  problems: [
    'agency.notFound',
    'billing.methodNotFound',
    'billing.processorUnavailable',
    'commission.aboveDue',
    'commission.beingPaid',
    'commission.noBankAccount',
    'commission.paused',
    'commission.payoutDeclined',
    'commission.payoutReturned',
    'commission.tokenUsed',
  ],
})

export const listCommissionPayments = defineOperation({
  name: 'listCommissionPayments',
  method: 'GET',
  path: '/api/commissions/v1/{agencyId}/payments',
  summary: 'The latest payments of commission to an agency, newest first.',
  access: 'commission:read',
  only: ['COWBELL', 'AGENCY'],
  params: { agencyId: AgencyId },
  response: z.array(CommissionPayment),
  problems: ['agency.notFound'],
})

export const listReturnedCommissionPayments = defineOperation({
  name: 'listReturnedCommissionPayments',
  method: 'GET',
  path: '/api/commissions/v1/returned-payments',
  summary: 'Payments of commission that a bank returned and nobody has looked into yet, newest first.',
  access: 'commission:manage',
  response: z.array(CommissionPayment),
})

/** Another bank account that the agency enters clears it as well. */
export const clearReturnedCommissionPayment = defineOperation({
  name: 'clearReturnedCommissionPayment',
  method: 'PUT',
  path: '/api/commissions/v1/payments/{commissionPaymentId}/clear',
  summary: 'Says what came of a payment that the bank returned: the agency may be paid to that account again.',
  access: 'commission:manage',
  params: { commissionPaymentId: CommissionPaymentId },
  body: z.strictObject({ note: filledText(500) }),
  response: CommissionPayment,
  stepUp: 'always',
  problems: ['commission.paymentNotFound', 'commission.paymentNotReturned'],
})
