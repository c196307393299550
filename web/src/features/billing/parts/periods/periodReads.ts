import type { Operation } from '#shared/contract/operation.ts'
import { getPeriod, listPeriods } from '#shared/contracts/billing/periods.ts'

/** What is read of the months of the books: stale once one was closed or reopened. */
export const periodReads: readonly Operation[] = [listPeriods, getPeriod]
