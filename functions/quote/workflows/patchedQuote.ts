import { accountById, standingDeclines } from '#functions/account/public.ts'
import type { QuotePatch } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { creditToRelease } from '#shared/domain/quoting/creditToRelease.ts'
import { type Priced, price } from '../pricing/price.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** What every step of the workflow is called with: the event's detail. */
export interface PatchInput {
  readonly quoteId: string
  readonly patchId: string
}

/** A quote with the patch that is being worked on. */
export type PatchedQuote = StoredQuote & { readonly patch: QuotePatch }

/** The quote while this patch stands; undefined once it was saved, rejected, or superseded by another one. */
export const patchedQuote = async ({ quoteId, patchId }: PatchInput): Promise<PatchedQuote | undefined> => {
  const quote = await quotes.byId(quoteId)
  const patch = quote?.patch
  return quote !== undefined && patch?.id === patchId ? { ...quote, patch } : undefined
}

/** A quote that was not ready is no more so by itself with a credit: nobody's authority was asked for it yet. */
const heldForCredit = (quote: PatchedQuote, priced: Priced): Priced => {
  if (!priced.ok || priced.outcome !== 'READY' || quote.status === 'READY') return priced
  const { rated, technicalPremium, referralReasons } = priced.fields
  const reason = creditToRelease({ premium: rated.premium, technicalPremium })
  if (reason === undefined) return priced
  return { ok: true, outcome: 'REFERRED', fields: { ...priced.fields, referralReasons: [...referralReasons, reason] } }
}

/**
 * The price of a patched quote from what is stored now. It takes a millisecond, so every step prices anew instead of
 * handing large results on: the same facts give the same cent, and facts that changed meanwhile show.
 */
export const pricePatched = async (quote: PatchedQuote, now: Instant): Promise<Priced> => {
  const account = await accountById(quote.accountId)
  if (account === undefined) return { ok: false, reason: 'the account does not exist any more' }
  const { patch, selection, answerChanges } = quote
  const terms = {
    selection: patch.selection ?? selection,
    answerChanges: patch.answerChanges ?? answerChanges,
  }
  // What is asked for anew takes the book of the day; a change of terms stays with the one it was priced by.
  const held = patch.action === 'update' ? {} : { rated: undefined }
  return heldForCredit(
    quote,
    price(account, { ...quote, ...terms, ...held }, now, await standingDeclines(account, quote.id)),
  )
}
