import type { Operation } from '#shared/contract/operation.ts'
import { getCommissionAccount, listCommissionAccountHistory } from '#shared/contracts/commissions/account.ts'
import {
  getCommissionToken,
  listCommissionPayments,
  listReturnedCommissionPayments,
} from '#shared/contracts/commissions/payments.ts'
import { getCommissionAggregate } from '#shared/contracts/commissions/statements.ts'

/** What is read of an agency's commission: stale once something was paid, paused or entered. */
export const commissionReads: readonly Operation[] = [
  getCommissionAccount,
  getCommissionAggregate,
  getCommissionToken,
  listCommissionAccountHistory,
  listCommissionPayments,
  listReturnedCommissionPayments,
]
