import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getPayment } from '#shared/contracts/billing/payments.ts'

/** The payment of a policy, as it stands. */
export type Payment = ResponseOf<typeof getPayment>
