import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import { listedGroup } from './quoteGroups.ts'
import { quotes, type StoredQuote } from './quotes.ts'

/** The quotes of a submission's account that were made for it, variations in the cart too where `drafts` says so. */
export const quotesOfSubmission = async (
  { id, accountId }: Pick<SubmissionRecord, 'accountId' | 'id'>,
  { drafts = false }: { readonly drafts?: boolean } = {},
): Promise<StoredQuote[]> => {
  if (accountId === undefined) return []
  const rows = await quotes.every({
    scopes: [`account:${accountId}`],
    group: drafts ? [listedGroup, 'DRAFT'] : [listedGroup],
  })
  return (await quotes.byIds(rows.map((row) => row.id))).filter(({ submissionId }) => submissionId === id)
}
