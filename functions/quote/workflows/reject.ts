import { log } from '#functions/_platform/log/log.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { afterAction, quoteChange } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'
import { type PatchInput, patchedQuote } from './patchedQuote.ts'
import type { Rated } from './rate.ts'

/** What went wrong inside is for the log; people are told what they can do. */
const unexpected = 'the rating service did not answer; request the quote again'

/**
 * Whoever waits for the price sees that the quote has moved; nothing was judged meanwhile, and what came after the last
 * judgement still does.
 */
const justAfter = (moment: Instant): Instant => new Date(Date.parse(moment) + 1).toISOString()

/** Ends a patch that failed: a requested quote is rejected with the reason, a changed one keeps its terms and price. */
export const reject = async (
  input: PatchInput & { readonly rate?: Rated; readonly error?: unknown },
  { now }: { readonly now: Instant },
): Promise<{ readonly reason: string }> => {
  const reason = input.rate?.ok === false ? input.rate.reason : unexpected
  if (input.error !== undefined)
    log.error('a quote could not be priced', { quoteId: input.quoteId, error: input.error })
  const quote = await patchedQuote(input)
  if (quote === undefined) return { reason }
  const { action } = quote.patch
  const changes = { patch: undefined, rejection: reason, lastPatched: justAfter(quote.lastPatched) }
  const write =
    action !== 'update' && canQuote(quote.status, action)
      ? quotes.update(quote, afterAction(quote, action, now, changes, 'API_REJECTED'))
      : quoteChange(quote, now, changes)
  await commit([write], { once: `patch|${quote.patch.id}` })
  return { reason }
}
