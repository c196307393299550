import { readCsv } from '#functions/bulk/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** A line as it was read. */
export interface ReadLine {
  readonly row: number
  readonly policyNumber: string
  readonly amount: MinorUnits
  readonly paidOn: CalendarDate
  readonly reference: string
}

/** The lines of a file, or everything that is wrong with it, as a sentence. */
export type ReadRemittance = { readonly lines: readonly ReadLine[] } | { readonly refused: string }

/** More lines than this are not looked at together. */
const mostLines = 500

const columns = {
  policyNumber: ['policy number', 'policy', 'policynumber', 'policy no', 'policy_number'],
  amount: ['amount', 'commission', 'paid', 'commission amount'],
  paidOn: ['date', 'payment date', 'paid on', 'paid', 'payment_date'],
  reference: ['reference', 'ref', 'payment reference', 'transaction'],
} as const
type Column = keyof typeof columns

const named: Readonly<Record<Column, string>> = {
  policyNumber: 'Policy number',
  amount: 'Amount',
  paidOn: 'Date',
  reference: 'Reference',
}

/** What a spreadsheet takes for a formula; an amount may begin with a minus. */
const formula = /^\s*[=+@\t\r＝＋＠]|^\s*[-－](?![\d.,$£\s]*\d)/

/** Minor units of an amount in digits, with groups and two decimals; in brackets or after a minus it is below zero. */
const readAmount = (text: string): MinorUnits | undefined => {
  const bare = text.trim().replace(/^[$£]\s*|^(-|\()[$£]\s*/, '$1')
  const match = /^(-|\()?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{2}))?\)?$/.exec(bare)
  if (match === null || (match[1] === '(') !== bare.endsWith(')')) return undefined
  const amount = Number((match[2] ?? '').replaceAll(',', '')) * 100 + Number(match[3] ?? 0)
  return match[1] === undefined ? amount : 0 - amount
}

const placesOf = (names: readonly string[]): Readonly<Record<Column, number>> => {
  const said = names.map((name) => name.trim().toLowerCase())
  const at = (column: Column) => said.findIndex((name) => (columns[column] as readonly string[]).includes(name))
  return { policyNumber: at('policyNumber'), amount: at('amount'), paidOn: at('paidOn'), reference: at('reference') }
}

/** Between which days the payments of a file can have been made. */
export interface PaidWithin {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** What is wrong with the day of a payment. */
const wrongOfDay = (day: string, { from, until }: PaidWithin): string | undefined => {
  if (!CalendarDate.safeParse(day).success) return 'write the day as 2026-10-31'
  if (day > until) return 'this day has not come yet'
  return day < from ? `the month whose commission it pays began on ${from}` : undefined
}

const wrongsOf = (row: number, cells: Readonly<Record<Column, string>>, within: PaidWithin): string[] => {
  const wrong = (column: Column, what: string) => `Row ${row}, ${named[column]}: ${what}.`
  const all = Object.entries(cells) as [Column, string][]
  return all.flatMap(([column, cell]) => {
    if (formula.test(cell)) return [wrong(column, 'it is a formula or begins like one; put the value itself there')]
    if (cell === '') return [wrong(column, 'it is empty')]
    if (column === 'amount' && readAmount(cell) === undefined)
      return [wrong(column, 'write it in digits with two decimals, 1,234.50 or -12.00')]
    if (column === 'amount' && readAmount(cell) === 0) return [wrong(column, 'nothing was paid; leave the row out')]
    const ofDay = column === 'paidOn' ? wrongOfDay(cell, within) : undefined
    if (ofDay !== undefined) return [wrong(column, ofDay)]
    return cell.length > 60 ? [wrong(column, 'it is too long')] : []
  })
}

/** So many faults are told at once. */
const told = 5

/** Reads a remittance: every line, or why none of them. */
export const readRemittance = (csv: string, within: PaidWithin): ReadRemittance => {
  const { lines, refused } = readCsv(new TextEncoder().encode(csv))
  if (lines === undefined) return { refused }
  const [head, ...rest] = lines
  const places = placesOf(head?.cells ?? [])
  const missing = (Object.keys(places) as Column[]).filter((column) => places[column] < 0)
  if (missing.length > 0)
    return { refused: `The first line names no ${missing.map((column) => named[column].toLowerCase()).join(', no ')}.` }
  if (rest.length === 0) return { refused: 'The file has no payments.' }
  if (rest.length > mostLines) return { refused: `The file has more than ${mostLines} payments. Bring it in parts.` }
  const read = rest.map(({ row, cells }) => {
    const cell = (column: Column) => (cells[places[column]] ?? '').trim()
    const said = {
      policyNumber: cell('policyNumber'),
      amount: cell('amount'),
      paidOn: cell('paidOn'),
      reference: cell('reference'),
    }
    return { row, said, wrongs: wrongsOf(row, said, within) }
  })
  const wrongs = read.flatMap((each) => each.wrongs)
  if (wrongs.length > 0)
    return {
      refused: [
        ...wrongs.filter((_, index) => index < told),
        ...(wrongs.length > told ? [`And ${wrongs.length - told} more.`] : []),
      ].join(' '),
    }
  return {
    lines: read.map(({ row, said }) => ({
      row,
      policyNumber: said.policyNumber,
      amount: readAmount(said.amount) ?? 0,
      paidOn: CalendarDate.parse(said.paidOn),
      reference: said.reference,
    })),
  }
}
