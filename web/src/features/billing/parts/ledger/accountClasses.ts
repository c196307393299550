import type { AccountKind } from '#shared/domain/ledger/chartOfAccounts.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

interface Row {
  readonly code: string
  /** A liability that stands on the other side is an asset. */
  readonly kind?: AccountKind | undefined
  readonly debit: MinorUnits
  readonly credit: MinorUnits
  readonly balance: MinorUnits
}

/** The classes of the chart of accounts, by the first figure of an account's number. */
const classes = { 1: 'assets', 2: 'liabilities', 4: 'income', 5: 'expenses', 9: 'memorandum' } as const
export type AccountClass = (typeof classes)[keyof typeof classes]

const classOf = ({ code, kind }: Row): AccountClass => {
  const own = classes[code[0] as unknown as keyof typeof classes] ?? 'memorandum'
  return own === 'liabilities' && kind === 'asset' ? 'assets' : own
}

const order = Object.values(classes)
const orderOf = (name: AccountClass): number => order.indexOf(name)

/** The accounts of a trial balance by their class, in the chart's order, with the sums of each. */
export const byClass = <Account extends Row>(accounts: readonly Account[]) =>
  [...Map.groupBy(accounts, classOf)]
    .toSorted(([a], [b]) => orderOf(a) - orderOf(b))
    .map(([name, rows]) => {
      const sum = (of: 'balance' | 'credit' | 'debit'): MinorUnits => rows.reduce((total, row) => total + row[of], 0)
      return { name, rows, debit: sum('debit'), credit: sum('credit'), balance: sum('balance') }
    })
