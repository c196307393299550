import type { PeriodClosingRecord } from '#shared/contracts/billing/period.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import type { PeriodClosingId } from '#shared/domain/ids/ids.ts'
import { type PeriodTotals, periodCsv } from '#shared/domain/ledger/periodTotals.ts'
import type { Currency } from '#shared/domain/money/money.ts'

interface Closed {
  readonly id: PeriodClosingId
  readonly month: Month
  readonly currency: Currency
  readonly warnings: PeriodClosingRecord['warnings']
  readonly closed: { readonly by: string; readonly name: string; readonly at: Instant }
}

/** The closing of a month: its figures as they are, and the table of them as it will be ever after. */
export const newClosing = (totals: PeriodTotals, { closed, ...of }: Closed): PeriodClosingRecord => ({
  ...of,
  status: 'CLOSED',
  accounts: [...totals.accounts],
  debit: totals.debit,
  credit: totals.credit,
  csv: periodCsv(of, totals),
  closed,
  lastUpdated: closed.at,
})
