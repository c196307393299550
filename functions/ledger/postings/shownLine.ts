import { chartOfAccounts } from '#shared/domain/ledger/chartOfAccounts.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'

/** A line of a posting by its wire names: the account by its number and its name. */
export const shownLine = ({ account, authority, debit, credit }: PostingLine) => ({
  account: chartOfAccounts[account].number,
  name: chartOfAccounts[account].name,
  ...(authority !== undefined && { authority }),
  debit,
  credit,
})
