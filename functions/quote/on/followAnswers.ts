import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { type Account, accountById, answersOf } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { isBeingPriced, requestPatch } from '../pricing/patch.ts'
import { followSigned } from '../signing/followSigned.ts'
import { awaitedQuotesOfAccount, changeableQuotesOfAccount, signedQuotesOfAccount } from '../store/openQuotes.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { markOutdated } from './markOutdated.ts'

/** Whether the quote was priced with other answers than its account gives now. */
const isOutdated = ({ answerChanges, securityQuestions }: StoredQuote, account: Account): boolean => {
  const stands: Readonly<Record<string, unknown>> = securityQuestions
  const now: Readonly<Record<string, unknown>> = { ...answersOf(account), ...answerChanges }
  const questions = new Set([...Object.keys(stands), ...Object.keys(now)])
  return [...questions].some((question) => JSON.stringify(stands[question]) !== JSON.stringify(now[question]))
}

/** Prices a quote again that stands on other answers than its account gives. */
export const follow = async (quoteId: string, account: Account, now: Instant): Promise<void> => {
  const quote = await quotes.byId(quoteId)
  if (quote === undefined || !canQuote(quote.status, 'update')) return
  // What is being priced reads the account when it is written.
  if (isBeingPriced(quote, now) || !isOutdated(quote, account)) return
  const { changes, event } = requestPatch(quote, { action: 'update' }, 'system', now)
  await commit([quoteChange(quote, now, changes)], { events: [event] })
}

/**
 * Open quotes follow what their account answers, all of them and at once. What is in front of an underwriter, or on its way
 * to be bound, keeps the risk it was quoted for and is marked with what has changed: the next step asks (decision: risk-as-quoted);
 * what was signed goes to an underwriter at once (decision: signed-application). Handling the event twice
 * finds them in line.
 */
export const followAnswers: Subscriber<'account.answered'> = async ({ detail, now }) => {
  const account = await accountById(detail.accountId)
  if (account === undefined) return
  for (const { id } of await changeableQuotesOfAccount(account.id)) await retryStale(() => follow(id, account, now))
  for (const { id } of await awaitedQuotesOfAccount(account.id)) await retryStale(() => markOutdated(id, account, now))
  for (const { id } of await signedQuotesOfAccount(account.id)) await retryStale(() => followSigned(id, now))
}
