import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { PeriodClosingRecord } from '#shared/contracts/billing/period.ts'

/** Closings of months: found by the books, which name them. */
export const periodClosings = defineRecord<PeriodClosingRecord>({
  kind: 'periodClosing',
  notFound: 'billing.closingNotFound',
  history: { hides: ['accounts', 'csv', 'warnings'] },
})
