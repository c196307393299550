import type { Operation } from '#shared/contract/operation.ts'
import { listCarrierBalances } from '#shared/contracts/billing/carrierBalances.ts'
import {
  getCarrierRemittance,
  listCarrierRemittanceHistory,
  searchCarrierRemittances,
} from '#shared/contracts/billing/carrierRemittances.ts'
import { getStatement } from '#shared/contracts/billing/statements.ts'

/** What is read of remittances to carriers: stale once something was done to one. */
export const remittanceReads: readonly Operation[] = [
  getCarrierRemittance,
  getStatement,
  listCarrierBalances,
  listCarrierRemittanceHistory,
  searchCarrierRemittances,
]
