import type { MinorUnits } from '../money/money.ts'
import { type AccountKind, chartOfAccounts, type LedgerAccount, ledgerAccounts } from './chartOfAccounts.ts'
import type { PostingLine } from './posting.ts'

export type TrialBalanceRow = {
  readonly account: LedgerAccount
  readonly number: string
  readonly name: string
  readonly kind: AccountKind
  readonly debit: MinorUnits
  readonly credit: MinorUnits
  /** Debits less credits. */
  readonly balance: MinorUnits
}

export type TrialBalance = {
  readonly rows: readonly TrialBalanceRow[]
  readonly debit: MinorUnits
  readonly credit: MinorUnits
  /** Zero, or the ledger is broken. */
  readonly difference: MinorUnits
}

type Entry = { readonly lines: readonly PostingLine[] }

const linesOf = (entries: readonly Entry[]): PostingLine[] => entries.flatMap(({ lines }) => [...lines])

/** Debits less credits of one account: a balance is a sum, never a field (decision 41). */
export const balanceOf = (entries: readonly Entry[], account: LedgerAccount): MinorUnits =>
  linesOf(entries)
    .filter((line) => line.account === account)
    .reduce((sum, line) => sum + line.debit - line.credit, 0)

/** The sums of every account that moved, by account number, with the totals that must be equal. */
export const trialBalance = (entries: readonly Entry[]): TrialBalance => {
  const sums = new Map<LedgerAccount, { debit: MinorUnits; credit: MinorUnits }>()
  for (const { account, debit, credit } of linesOf(entries)) {
    const sum = sums.get(account) ?? { debit: 0, credit: 0 }
    sums.set(account, { debit: sum.debit + debit, credit: sum.credit + credit })
  }
  const rows = ledgerAccounts
    .flatMap((account) => {
      const sum = sums.get(account)
      return sum === undefined
        ? []
        : [{ account, ...chartOfAccounts[account], ...sum, balance: sum.debit - sum.credit }]
    })
    .sort((a, b) => a.number.localeCompare(b.number))
  const debit = rows.reduce((sum, row) => sum + row.debit, 0)
  const credit = rows.reduce((sum, row) => sum + row.credit, 0)
  return { rows, debit, credit, difference: debit - credit }
}
