import { Problem } from '#functions/_platform/http/problem.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import type { QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import { quotes } from '../store/quotes.ts'
import { deleteQuote } from './deleteQuote.ts'

/** One call deletes this many; the rest goes with the next. */
const most = 300

/** Deletes the quotes of a status, oldest first; those somebody changes meanwhile are left. Answers how many. */
export const purgeQuotes = async (
  status: QuoteStatus,
  accountId: AccountId | undefined,
  now: string,
): Promise<number> => {
  const scope = accountId === undefined ? 'all' : `account:${accountId}`
  const { hits } = await quotes.list({ scopes: [scope], group: status, sort: 'lastUpdated', size: most })
  let deleted = 0
  for (const { id } of hits) {
    const quote = await quotes.byId(id)
    if (quote?.status !== status) continue
    try {
      await deleteQuote(quote, now)
      deleted += 1
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict.stale')) throw error
    }
  }
  return deleted
}
