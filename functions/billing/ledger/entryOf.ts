import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import { type BookEntry, bookEntryIdOf } from '#functions/ledger/store/bookEntries.ts'
import { partyLines } from '#shared/domain/ledger/partyLines.ts'
import { credit, debit, type PostingLine } from '#shared/domain/ledger/posting.ts'

/** The agencies in whose books a posting is: whose policy it is, whose commission moves, and those that a line names. */
export const agenciesIn = ({
  agencyId,
  lines,
  parties,
}: Pick<PostingRecord, 'agencyId' | 'lines' | 'parties'>): string[] => {
  const named = lines.flatMap(({ account, authority }) =>
    account === 'commissionPayable' && authority !== undefined ? [authority] : [],
  )
  return [...new Set([parties?.agencyId, agencyId, ...named].filter((id) => id !== undefined))]
}

/** Of an entry's lines what is between the provider and an agency: the part of a commission that another one has is not. */
export const agencyLines = (
  { agencyBilled, agencyIds, cause, lines, payable, receivable }: BookEntry,
  id: string,
): PostingLine[] => {
  const theirs = partyLines(lines, {
    kind: 'agency',
    id,
    billed: agencyBilled === true,
    ...(cause.kind === 'commission' && agencyIds.includes(cause.id) && { due: cause.id }),
  })
  const own = payable?.[id]
  const moved = receivable?.[id] ?? 0
  return [
    ...(own === undefined ? theirs : theirs.filter(({ account }) => account !== 'commissionPayable')),
    ...(own === undefined || own === 0 ? [] : [credit('commissionPayable', own)]),
    ...(moved === 0 ? [] : [debit('premiumReceivable', moved)]),
  ]
}

/** Whose paper the policy of a posting is on, or to whom it remits, and what of the commission and of the bill is whose. */
interface Entered extends Pick<BookEntry, 'payable' | 'receivable'> {
  readonly carrierId: string
}

/** A posting as the books have it; other postings of no policy than those of a remittance have no carrier. */
export const bookEntryOf = (posting: PostingRecord, { carrierId, payable, receivable }: Entered): BookEntry => {
  const { id, agencyId: _, parties, ...rest } = posting
  return {
    ...rest,
    id: bookEntryIdOf(id),
    postingId: id,
    ...(parties?.accountId !== undefined && { accountId: parties.accountId }),
    ...(parties?.companyName !== undefined && { companyName: parties.companyName }),
    agencyIds: agenciesIn(posting),
    ...(parties?.agencyBilled && { agencyBilled: true }),
    ...(payable !== undefined && { payable }),
    ...(receivable !== undefined && { receivable }),
    ...((posting.policyId !== undefined || posting.cause.kind === 'carrierRemittance') && { carrierId }),
  }
}
