import type { Month } from '../calendar/months.ts'
import type { MinorUnits } from '../money/amounts.ts'
import { csvOf } from '../money/csv.ts'
import type { Currency } from '../money/money.ts'
import { type AccountKind, chartOfAccounts, type LedgerAccount } from './chartOfAccounts.ts'
import type { PostingLine } from './posting.ts'
import { trialBalance } from './trialBalance.ts'

/** What an account was debited and credited in a month, and its balance at the end of it; minor units. */
export interface PeriodAccount {
  /** Its number. */
  readonly code: string
  /** By the side on which it stands at the end of it. */
  readonly name: string
  /** What it is on that side; not told of months that were closed before it was kept. */
  readonly kind?: AccountKind | undefined
  /** To whom it is payable, where an account is kept by authority. */
  readonly authority?: string | undefined
  readonly debit: MinorUnits
  readonly credit: MinorUnits
  /** Debits less credits since the books began. */
  readonly balance: MinorUnits
}

/** A month of the ledger, account by account. */
export interface PeriodTotals {
  readonly accounts: readonly PeriodAccount[]
  readonly debit: MinorUnits
  readonly credit: MinorUnits
  /** Debits less credits of all accounts at the end: zero, or the ledger is broken. */
  readonly difference: MinorUnits
}

type Lines = readonly PostingLine[]

const keyOf = ({ number, authority = '' }: { readonly number: string; readonly authority?: string | undefined }) =>
  `${number}|${authority}`

/** The accounts of a month: those that moved in it, and those that have a balance at its end. */
export const periodTotals = ({ before, within }: { readonly before: Lines; readonly within: Lines }): PeriodTotals => {
  const atEnd = trialBalance([{ lines: before }, { lines: within }])
  const moved = trialBalance([{ lines: within }])
  const movedByKey = new Map(moved.rows.map((row) => [keyOf(row), row]))
  const accounts = atEnd.rows
    .filter((row) => row.balance !== 0 || movedByKey.has(keyOf(row)))
    .map((row): PeriodAccount => {
      const { debit = 0, credit = 0 } = movedByKey.get(keyOf(row)) ?? {}
      const { number: code, name, kind, authority, balance } = row
      return { code, name, kind, ...(authority !== undefined && { authority }), debit, credit, balance }
    })
  return { accounts, debit: moved.debit, credit: moved.credit, difference: atEnd.difference }
}

/** Accounts through which money passes, and where nothing should be left once a month is over. */
const passing: readonly LedgerAccount[] = [
  'cashClearing',
  'payoutClearing',
  'payoutReturns',
  'processorClearing',
  'suspense',
]

/** Of a month's accounts those where something is left that is still to be cleared. */
export const leftOver = (accounts: readonly PeriodAccount[]): PeriodAccount[] => {
  const codes = passing.map((account): string => chartOfAccounts[account].number)
  return accounts.filter(({ code, balance }) => codes.includes(code) && balance !== 0)
}

/** A closed month as a table: a row an account, and the sums below. */
export const periodCsv = (
  { month, currency }: { readonly month: Month; readonly currency: Currency },
  { accounts, debit, credit, difference }: PeriodTotals,
): string =>
  csvOf([
    ['Month', 'Account', 'Name', 'Authority', 'Currency', 'Debit', 'Credit', 'Balance'],
    ...accounts.map(({ code, name, authority = '', ...sums }) => [
      ...[month, code, name, authority, currency],
      ...[{ minor: sums.debit }, { minor: sums.credit }, { minor: sums.balance }],
    ]),
    [month, '', 'Total', '', currency, { minor: debit }, { minor: credit }, { minor: difference }],
  ])
