import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { type Account, accountById } from '#functions/account/public.ts'
import { quoteEffectsOf, ratedDetails } from '#shared/domain/account/quoteEffects.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { changedThing } from '#shared/domain/quoting/changeWords.ts'
import type { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { quoteAction, quoteChange } from '../actions/quoteAction.ts'
import { firmographicsOf } from '../pricing/accountFacts.ts'
import { requestPatch } from '../pricing/patch.ts'
import { reprice } from '../pricing/reprice.ts'
import { openQuotesOfAccount } from '../store/openQuotes.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

const changedDetails = (quote: StoredQuote, account: Account): string[] => {
  const before: Readonly<Record<string, unknown>> = quote.firmographicData
  const after: Readonly<Record<string, unknown>> = firmographicsOf(account)
  return ratedDetails.filter((detail) => before[detail] !== after[detail])
}

const accountChanged = (details: readonly string[]): ReferralReason => ({
  ruleId: 'referral.accountChanged',
  input: details.join(', '),
  threshold: 'unchanged since the quote',
  message: 'The account was changed after the quote was made',
  cure: 'An underwriter must release the quote.',
  outcome: 'REFERRED',
})

/** Prices the quote for what the account is now and hands it to underwriting. */
const referAgain = async (quote: StoredQuote, details: readonly string[], now: Instant): Promise<void> => {
  const { changes } = await reprice(quote, {}, now)
  const referralReasons = [...(changes.referralReasons ?? []), accountChanged(details)]
  const referred = {
    ...changes,
    referralReasons,
    underwriter: quote.underwriter,
    statusNote: {
      reasonSummary: 'The account has changed',
      reason: details.map(changedThing).join(', '),
      by: regionOf(config.region).provider.name,
      at: now,
    },
  }
  if (canQuote(quote.status, 'refer'))
    await commit([quoteAction(quote, 'refer', now, referred)], {
      events: [{ name: 'quote.referred', detail: { quoteId: quote.id } }],
    })
  else if (quote.status === 'REFERRED' || quote.status === 'IN_REVIEW')
    await commit([quoteChange(quote, now, referred)])
  else await commit([quoteAction(quote, 'invalidate', now)])
}

interface Revision {
  readonly now: Instant
  /** The quote in which the account was edited, if it was in one. */
  readonly editedIn?: string | undefined
}

/**
 * What becomes of an open quote whose account has changed (administration, section 4; quoting-and-servicing, section 4): a
 * quote of the 250 products is referred with its new price, every other one is invalid. The quote in which the account was
 * edited is priced again instead (rule: details-in-quote).
 */
export const revise = async (quoteId: string, account: Account, { now, editedIn }: Revision): Promise<void> => {
  const quote = await quotes.byId(quoteId)
  if (quote === undefined || !canQuote(quote.status, 'invalidate')) return
  const details = changedDetails(quote, account)
  if (details.length === 0) return
  if (quote.id === editedIn && canQuote(quote.status, 'update')) {
    const { changes, event } = requestPatch(quote, { action: 'update' }, 'system', now)
    await commit([quoteChange(quote, now, changes)], { events: [event] })
    return
  }
  const { mailingAddress: _, ...before } = quote.firmographicData
  const { mailingAddress: __, ...after } = firmographicsOf(account)
  const effects = quoteEffectsOf(before, after, [quote.product])
  if (effects.WillReferQuotes) await referAgain(quote, details, now)
  else await commit([quoteAction(quote, 'invalidate', now, { patch: undefined })])
}

/** Handling the event twice finds the quotes in line with the account and changes nothing more. */
export const reviseQuotesOfAccount: Subscriber<'account.changed'> = async ({ detail, now }) => {
  const account = await accountById(detail.accountId)
  if (account === undefined) return
  for (const { id } of await openQuotesOfAccount(account.id))
    await retryStale(() => revise(id, account, { now, editedIn: detail.quoteId }))
}
