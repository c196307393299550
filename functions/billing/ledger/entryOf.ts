import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import { type BookEntry, bookEntryIdOf } from '#functions/ledger/store/bookEntries.ts'

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
