import { commit } from '#functions/_platform/storage/commit.ts'
import { accountQuoted } from '../pricing/accountQuoted.ts'
import { quotes } from '../store/quotes.ts'
import type { PatchInput } from './patchedQuote.ts'

/**
 * Tells the account that it is quoted. The agent, the underwriters and the documents are told by those who subscribe to
 * the event of the save.
 */
export const notify = async ({ quoteId }: PatchInput): Promise<{ readonly status: string | null }> => {
  const quote = await quotes.byId(quoteId)
  if (quote?.status === 'READY') await commit(await accountQuoted(quote.accountId))
  return { status: quote?.status ?? null }
}
