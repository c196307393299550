import type { CalendarDate } from '../../calendar/calendarDate.ts'
import type { MinorUnits } from '../../money/amounts.ts'
import { type CsvCell, csvOf } from '../../money/csv.ts'
import type { TaxField, TaxFiling, TaxPeriod } from './taxFiling.ts'

/** A transaction of a return: what was taxed, and what is owed of it. Minor units. */
export interface TaxRow {
  readonly policyNumber: string
  readonly companyName: string
  readonly insurer: string
  readonly state?: string | undefined
  readonly transaction: string
  readonly bookedOn: CalendarDate
  readonly effectiveDate: CalendarDate
  readonly inception: CalendarDate
  readonly expiry: CalendarDate
  readonly gross: MinorUnits
  readonly fees: MinorUnits
  readonly taxable: MinorUnits
  readonly rate: number
  readonly tax: MinorUnits
  readonly levy: MinorUnits
}

const cellOf = (
  field: TaxField,
  row: TaxRow,
  { authority, period }: { readonly authority: string; readonly period: string },
): CsvCell => {
  switch (field) {
    case 'authority':
      return authority
    case 'period':
      return period
    case 'policy':
      return row.policyNumber
    case 'company':
      return row.companyName
    case 'insurer':
      return row.insurer
    case 'state':
      return row.state ?? ''
    case 'transaction':
      return row.transaction
    case 'booked':
      return row.bookedOn
    case 'effective':
      return row.effectiveDate
    case 'inception':
      return row.inception
    case 'expiry':
      return row.expiry
    case 'rate':
      return `${(row.rate * 100).toFixed(4).replace(/\.?0+$/, '')}%`
    case 'total':
      return { minor: row.tax + row.levy }
    default:
      return { minor: row[field] }
  }
}

/** Fields that are added up below. */
const summed: readonly TaxField[] = ['fees', 'gross', 'levy', 'tax', 'taxable', 'total']

const sumOf = (rows: readonly TaxRow[], field: TaxField): MinorUnits =>
  rows.reduce((sum, row) => {
    const cell = cellOf(field, row, { authority: '', period: '' })
    return sum + (typeof cell === 'string' ? 0 : cell.minor)
  }, 0)

/** What a period is called: a month, or the first and the last. */
export const periodName = ({ from, to }: Pick<TaxPeriod, 'from' | 'to'>): string =>
  from === to ? from : `${from}/${to}`

/** A return as a table in the columns of its authority, with the sums below. */
export const taxReturnCsv = (
  { authority, columns }: Pick<TaxFiling, 'authority' | 'columns'>,
  period: Pick<TaxPeriod, 'from' | 'to'>,
  rows: readonly TaxRow[],
): string => {
  const named = { authority, period: periodName(period) }
  return csvOf([
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, field]) => cellOf(field, row, named))),
    columns.map(
      ([, field], index): CsvCell =>
        index === 0 ? 'Total' : summed.includes(field) ? { minor: sumOf(rows, field) } : '',
    ),
  ])
}
