import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Month } from '../calendar/months.ts'
import type { MinorUnits } from '../money/amounts.ts'
import { csvOf } from '../money/csv.ts'
import type { Currency } from '../money/money.ts'
import { firstDayOf, lastDayOf } from './periods.ts'

/** A statement of account as a file has it. */
interface StatementTold {
  readonly name: string
  readonly from: Month
  readonly to: Month
  readonly currency: Currency
  readonly opening: MinorUnits
  readonly closing: MinorUnits
  readonly debit: MinorUnits
  readonly credit: MinorUnits
  readonly rows: readonly {
    readonly entryId: string
    readonly day: CalendarDate
    readonly description: string
    readonly policyNumber?: string | undefined
    readonly companyName?: string | undefined
    readonly debit: MinorUnits
    readonly credit: MinorUnits
    readonly balance: MinorUnits
  }[]
}

/** `statement-northgate-insurance-2026-01-2026-03`, without an ending. */
export const statementFileName = ({ name, from, to }: Pick<StatementTold, 'from' | 'name' | 'to'>): string => {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return ['statement', ...(words === '' ? [] : [words]), from, ...(from === to ? [] : [to])].join('-')
}

/** A statement of account as a table: what stood open, a row a movement with what stood open then, and the totals. */
export const statementCsv = ({ name, from, to, currency, rows, ...sums }: StatementTold): string =>
  csvOf([
    ['Account of', 'Date', 'Description', 'Policy', 'Insured', 'Posting', 'Currency', 'Debit', 'Credit', 'Balance'],
    [name, firstDayOf(from), 'Opening balance', '', '', '', currency, '', '', { minor: sums.opening }],
    ...rows.map((row) => [
      ...[name, row.day, row.description, row.policyNumber ?? '', row.companyName ?? '', row.entryId, currency],
      ...[{ minor: row.debit }, { minor: row.credit }, { minor: row.balance }],
    ]),
    [
      ...[name, lastDayOf(to), 'Closing balance', '', '', '', currency],
      ...[{ minor: sums.debit }, { minor: sums.credit }, { minor: sums.closing }],
    ],
  ])
