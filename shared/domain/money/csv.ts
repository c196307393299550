import type { MinorUnits } from './amounts.ts'

/** A cell: words, or an amount in minor units, which is written as a decimal number of whole units. */
export type CsvCell = string | { readonly minor: MinorUnits }

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const field = (cell: CsvCell): string => {
  if (typeof cell !== 'string') return (cell.minor / 100).toFixed(2)
  const harmless = formula.test(cell) ? `'${cell}` : cell
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Rows as comma-separated values (RFC 4180); words that would be a formula stay words. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')
