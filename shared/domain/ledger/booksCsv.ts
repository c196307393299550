import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { MinorUnits } from '../money/amounts.ts'
import { type CsvCell, csvOf } from '../money/csv.ts'
import type { Currency } from '../money/money.ts'
import type { TrialBalance } from './trialBalance.ts'

/** What an entry tells of whom and when, wherever it stands. */
interface Told {
  readonly entryId: string
  readonly effectiveAt: CalendarDate
  readonly happenedOn?: CalendarDate | undefined
  readonly description: string
  readonly policyNumber?: string | undefined
  readonly companyName?: string | undefined
}

interface Sides {
  readonly debit: MinorUnits
  readonly credit: MinorUnits
}

/** An account between two days, as it is written into a file. */
interface AccountTold extends Sides {
  readonly code: string
  readonly name: string
  readonly authority?: string | undefined
  readonly currency: Currency
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly opening: MinorUnits
  readonly closing: MinorUnits
  readonly entries: readonly (Sides & Told & { readonly balance: MinorUnits })[]
}

interface JournalTold extends Told {
  readonly currency: Currency
  readonly lines: readonly (Sides & {
    readonly account: string
    readonly name: string
    readonly authority?: string | undefined
  })[]
}

const amount = (minor: MinorUnits): CsvCell => ({ minor })

/** The trial balance as a table, with the totals below. */
export const trialBalanceCsv = (
  { rows, debit, credit, difference }: TrialBalance,
  { asOf, currency }: { readonly asOf: CalendarDate; readonly currency: Currency },
): string =>
  csvOf([
    ['As of', 'Account', 'Name', 'Authority', 'Currency', 'Debit', 'Credit', 'Balance'],
    ...rows.map((row) => [
      ...[asOf, row.number, row.name, row.authority ?? '', currency],
      ...[amount(row.debit), amount(row.credit), amount(row.balance)],
    ]),
    [asOf, '', 'Total', '', currency, amount(debit), amount(credit), amount(difference)],
  ])

/** An account as a table: what it held, a row a posting with what it held then, and the totals. */
export const accountCsv = (account: AccountTold): string => {
  const { code, name, authority = '', currency, from, to, opening, closing, debit, credit, entries } = account
  const head = [code, name, authority, currency]
  return csvOf([
    [
      ...[
        'Account',
        'Name',
        'Authority',
        'Currency',
        'Date',
        'Happened on',
        'Description',
        'Policy',
        'Insured',
        'Posting',
      ],
      ...['Debit', 'Credit', 'Balance'],
    ],
    [...head, from, '', 'Opening balance', '', '', '', '', '', amount(opening)],
    ...entries.map((each) => [
      ...[...head, each.effectiveAt, each.happenedOn ?? '', each.description],
      ...[each.policyNumber ?? '', each.companyName ?? '', each.entryId],
      ...[amount(each.debit), amount(each.credit), amount(each.balance)],
    ]),
    [...head, to, '', 'Closing balance', '', '', '', amount(debit), amount(credit), amount(closing)],
  ])
}

/** The journal as a table: a row a line of a posting. */
export const journalCsv = (entries: readonly JournalTold[]): string =>
  csvOf([
    [
      ...['Date', 'Happened on', 'Posting', 'Description', 'Policy', 'Insured', 'Account', 'Name', 'Authority'],
      ...['Currency', 'Debit', 'Credit'],
    ],
    ...entries.flatMap((each) =>
      each.lines.map((line) => [
        ...[each.effectiveAt, each.happenedOn ?? '', each.entryId, each.description],
        ...[each.policyNumber ?? '', each.companyName ?? '', line.account, line.name, line.authority ?? ''],
        ...[each.currency, amount(line.debit), amount(line.credit)],
      ]),
    ),
  ])
