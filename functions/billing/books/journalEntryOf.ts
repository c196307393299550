import type { BookEntry } from '#functions/ledger/store/bookEntries.ts'
import type { JournalEntry } from '#shared/contracts/billing/books.ts'
import { EntryId } from '#shared/domain/ids/ids.ts'
import { chartOfAccounts } from '#shared/domain/ledger/chartOfAccounts.ts'

/** An entry of the books by its wire names. */
export const journalEntryOf = (entry: BookEntry): JournalEntry => {
  const {
    cause,
    companyName,
    currency,
    description,
    effectiveAt,
    happenedOn,
    lines,
    policyId,
    policyNumber,
    postedAt,
  } = entry
  return {
    entryId: EntryId.parse(entry.postingId),
    postedAt,
    effectiveAt,
    ...(happenedOn !== undefined && { happenedOn }),
    description,
    currency,
    cause,
    ...(policyId !== undefined && { policyId }),
    ...(policyNumber !== undefined && { policyNumber }),
    ...(companyName !== undefined && { companyName }),
    lines: lines.map(({ account, authority, debit, credit }) => ({
      account: chartOfAccounts[account].number,
      name: chartOfAccounts[account].name,
      ...(authority !== undefined && { authority }),
      debit,
      credit,
    })),
  }
}
