import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accountById, accountSubmitted } from '#functions/account/public.ts'
import { accountQuoted } from '../pricing/accountQuoted.ts'
import { quotes } from '../store/quotes.ts'
import type { PatchInput } from './patchedQuote.ts'

/**
 * Tells the account that a quote was requested for it, once for each, and that it is quoted. The agent, the underwriters and
 * the documents are told by those who subscribe to the event of the save.
 */
export const notify = async ({ quoteId }: PatchInput): Promise<{ readonly status: string | null }> => {
  const quote = await quotes.byId(quoteId)
  if (quote === undefined) return { status: null }
  await retryStale(async () => {
    const account = await accountById(quote.accountId)
    if (account !== undefined) await commit([accountSubmitted(account)], { once: `submitted|${quoteId}` })
  })
  if (quote.status === 'READY') await commit(await accountQuoted(quote.accountId))
  return { status: quote.status }
}
