import type { Operation } from '#shared/contract/operation.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { getRefund, searchRefunds } from '#shared/contracts/billing/refunds.ts'

/** What is read of refunds: stale once something was done to one. */
export const refundReads: readonly Operation[] = [searchRefunds, getRefund, getPayment]
