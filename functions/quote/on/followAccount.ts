import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accountById } from '#functions/account/public.ts'
import { quotes } from '../store/quotes.ts'
import { follow } from './followAnswers.ts'
import { revise } from './reviseQuotesOfAccount.ts'

/** A quote that was reopened or restored catches up with what its account has become meanwhile, as if it had been open. */
export const followAccount: Subscriber<'quote.cameBack'> = async ({ detail: { quoteId }, now }) => {
  const quote = await quotes.byId(quoteId)
  const account = quote && (await accountById(quote.accountId))
  if (account === undefined) return
  await retryStale(() => revise(quoteId, account, { now }))
  await retryStale(() => follow(quoteId, account, now))
}
