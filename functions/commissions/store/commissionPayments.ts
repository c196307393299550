import { defineRecord } from '#functions/_platform/storage/record.ts'
import { CommissionPayment } from '#shared/contracts/commissions/commissionPayment.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** A payment of commission as it is kept: with its token, and the processor's of the account it goes to. */
export interface CommissionPaymentRecord extends CommissionPayment {
  /** Of `getCommissionToken`: what has it is this payment. */
  readonly token: string
  readonly accountToken: string
  readonly lastUpdated: Instant
}

/** The group of those that a bank returned and nobody has looked into. */
export const returnedGroup = 'RETURNED'

/** Payments of commission: each known once by its token and by the processor's name of the payout, listed for everyone and by agency. */
export const commissionPayments = defineRecord({
  kind: 'commissionPayment',
  notFound: 'commission.paymentNotFound',
  version: 2,
  // From the second on, a payment is found by its payout, and what its bank returned is listed until somebody has looked into it.
  from: { 1: (payment: CommissionPaymentRecord) => payment },
  unique: {
    payout: ({ reference }: CommissionPaymentRecord) => reference,
    token: ({ token }: CommissionPaymentRecord) => token,
  },
  list: {
    scopes: ({ agencyId }: CommissionPaymentRecord) => ['all', `agency:${agencyId}`],
    groups: ({ status }: CommissionPaymentRecord) => (status === returnedGroup ? [returnedGroup] : []),
    sorts: { created: ({ created }: CommissionPaymentRecord) => created },
    summary: (payment: CommissionPaymentRecord): CommissionPayment => CommissionPayment.parse(payment),
  },
  history: { hides: ['accountToken', 'token'] },
})
