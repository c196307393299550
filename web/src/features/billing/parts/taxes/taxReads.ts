import type { Operation } from '#shared/contract/operation.ts'
import { getTaxReturn, listTaxReturns } from '#shared/contracts/billing/taxes.ts'

/** What is read of the tax returns: stale once one was filed or paid. */
export const taxReads: readonly Operation[] = [listTaxReturns, getTaxReturn]
