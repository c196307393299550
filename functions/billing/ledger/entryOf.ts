import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import { type BookEntry, bookEntryIdOf } from '#functions/ledger/store/bookEntries.ts'
import { partyLines } from '#shared/domain/ledger/partyLines.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'

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
export const agencyLines = ({ agencyBilled, agencyIds, cause, lines }: BookEntry, id: string): PostingLine[] =>
  partyLines(lines, {
    kind: 'agency',
    id,
    billed: agencyBilled === true,
    ...(cause.kind === 'commission' && agencyIds.includes(cause.id) && { due: cause.id }),
  })

/** A posting as the books have it; `carrierId` is whose paper its policy is on, or to whom it remits: other postings of no policy have none. */
export const bookEntryOf = (posting: PostingRecord, carrierId: string): BookEntry => {
  const { id, agencyId: _, parties, ...rest } = posting
  return {
    ...rest,
    id: bookEntryIdOf(id),
    postingId: id,
    ...(parties?.accountId !== undefined && { accountId: parties.accountId }),
    ...(parties?.companyName !== undefined && { companyName: parties.companyName }),
    agencyIds: agenciesIn(posting),
    ...(parties?.agencyBilled && { agencyBilled: true }),
    ...((posting.policyId !== undefined || posting.cause.kind === 'carrierRemittance') && { carrierId }),
  }
}
