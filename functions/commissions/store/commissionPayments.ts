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

/** Payments of commission: each known once by its token, listed by agency. */
export const commissionPayments = defineRecord({
  kind: 'commissionPayment',
  notFound: 'server.failed',
  unique: { token: ({ token }: CommissionPaymentRecord) => token },
  list: {
    scopes: ({ agencyId }: CommissionPaymentRecord) => [`agency:${agencyId}`],
    sorts: { created: ({ created }: CommissionPaymentRecord) => created },
    summary: (payment: CommissionPaymentRecord): CommissionPayment => CommissionPayment.parse(payment),
  },
  history: { hides: ['accountToken', 'token'] },
})
