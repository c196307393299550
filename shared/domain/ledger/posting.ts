import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { LedgerAccount } from './chartOfAccounts.ts'

/**
 * One side of a movement, in minor units: either `debit` or `credit` is above zero, the other is zero. A tax names the
 * authority to which it is payable.
 */
export type PostingLine = {
  readonly account: LedgerAccount
  readonly authority?: string
  readonly debit: MinorUnits
  readonly credit: MinorUnits
}

/** A balanced movement of money: what it is, and lines whose debits equal their credits (rule: double-entry). */
export type Posting = { readonly description: string; readonly lines: readonly PostingLine[] }

/** A debit; a negative amount is the credit of its opposite, so that returns are the issue with the sign turned. */
export const debit = (account: LedgerAccount, amount: MinorUnits, authority?: string): PostingLine => ({
  account,
  ...(authority !== undefined && { authority }),
  debit: Math.max(amount, 0),
  credit: Math.max(-amount, 0),
})

export const credit = (account: LedgerAccount, amount: MinorUnits, authority?: string): PostingLine =>
  debit(account, -amount, authority)

const isLine = ({ debit, credit }: PostingLine): boolean =>
  Number.isSafeInteger(debit) &&
  Number.isSafeInteger(credit) &&
  debit >= 0 &&
  credit >= 0 &&
  (debit === 0 || credit === 0)

/**
 * Makes a posting of the lines, leaving out those of nothing.
 * @throws RangeError when an amount is not whole minor units or the debits do not equal the credits: money would appear
 * or vanish, so this is never answered, only fixed.
 */
export const makePosting = (description: string, lines: readonly PostingLine[]): Posting => {
  if (!lines.every(isLine)) throw new RangeError(`${description}: amounts are whole minor units, on one side each`)
  const difference = lines.reduce((sum, line) => sum + line.debit - line.credit, 0)
  if (difference !== 0) throw new RangeError(`${description}: debits and credits differ by ${difference}`)
  return { description, lines: lines.filter((line) => line.debit !== 0 || line.credit !== 0) }
}

/** What takes a posting back: its lines the other way round. */
export const reversalOf = ({ lines }: Pick<Posting, 'lines'>, description: string): Posting =>
  makePosting(
    description,
    lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit })),
  )
