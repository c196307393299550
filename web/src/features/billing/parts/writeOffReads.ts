import type { Operation } from '#shared/contract/operation.ts'
import { getAmountPaid, getPayment } from '#shared/contracts/billing/payments.ts'
import { getWriteOff, searchWriteOffs } from '#shared/contracts/billing/writeOffs.ts'

/** What is read of write-offs: stale once something was done to one. */
export const writeOffReads: readonly Operation[] = [searchWriteOffs, getWriteOff, getPayment, getAmountPaid]
