import type { Operation } from '#shared/contract/operation.ts'
import {
  getRemittance,
  listRemittances,
  searchRemittanceExceptions,
} from '#shared/contracts/commissions/remittances.ts'

/** What is read of remittances: stale once one was read, booked, discarded or decided. */
export const remittanceReads: readonly Operation[] = [getRemittance, listRemittances, searchRemittanceExceptions]
