import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { type AccountKind, chartOfAccounts, type LedgerAccount, standingAs } from './chartOfAccounts.ts'
import type { PostingLine } from './posting.ts'

export type TrialBalanceRow = {
  readonly account: LedgerAccount
  readonly number: string
  /** By the side on which it stands. */
  readonly name: string
  /** To whom it is payable, where an account is kept by authority. */
  readonly authority?: string | undefined
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

/** An account, or its part for an authority: `surplusTaxPayable|LA`. */
export const accountKey = ({ account, authority }: Pick<PostingLine, 'account' | 'authority'>): string =>
  authority === undefined ? account : `${account}|${authority}`

/** The account that a key names. Only `accountKey` makes them. */
export const accountOfKey = (key: string): Pick<PostingLine, 'account' | 'authority'> => {
  const [account, authority] = key.split('|')
  return { account: account as LedgerAccount, ...(authority !== undefined && { authority }) }
}

/** Debits less credits of one account: a balance is a sum, never a field (rule: double-entry). */
export const balanceOf = (entries: readonly Entry[], account: LedgerAccount): MinorUnits =>
  linesOf(entries)
    .filter((line) => line.account === account)
    .reduce((sum, line) => sum + line.debit - line.credit, 0)

/** The sums of every account that moved, by account number and authority, with the totals that must be equal. */
export const trialBalance = (entries: readonly Entry[]): TrialBalance => {
  const sums = new Map<string, { account: LedgerAccount; authority?: string; debit: MinorUnits; credit: MinorUnits }>()
  for (const line of linesOf(entries)) {
    const key = accountKey(line)
    const sum = sums.get(key)
    sums.set(key, { ...line, debit: (sum?.debit ?? 0) + line.debit, credit: (sum?.credit ?? 0) + line.credit })
  }
  const rows = [...sums.values()]
    .filter(({ debit, credit }) => debit !== 0 || credit !== 0)
    .map(({ account, authority, debit, credit }) => {
      const balance = debit - credit
      const { number } = chartOfAccounts[account]
      return { account, number, ...standingAs(account, balance), authority, debit, credit, balance }
    })
    .sort((a, b) => a.number.localeCompare(b.number) || (a.authority ?? '').localeCompare(b.authority ?? ''))
  const debit = rows.reduce((sum, row) => sum + row.debit, 0)
  const credit = rows.reduce((sum, row) => sum + row.credit, 0)
  return { rows, debit, credit, difference: debit - credit }
}
