import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { LedgerAccount } from './chartOfAccounts.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/** What of a return is paid on which account. */
export type TaxPaid = { readonly account: LedgerAccount; readonly amount: MinorUnits }

/** A return is paid to its authority out of the trust account, where the insureds' tax lies. */
export const postingsForTaxPaid = (paid: readonly TaxPaid[], authority: string): Posting[] =>
  [
    makePosting('Tax return paid', [
      ...paid.map(({ account, amount }) => debit(account, amount, authority)),
      credit(
        'trustCash',
        paid.reduce((sum, { amount }) => sum + amount, 0),
      ),
    ]),
  ].filter(({ lines }) => lines.length > 0)
