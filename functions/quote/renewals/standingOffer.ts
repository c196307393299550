import { renewalOf, renewalThatStands, type StoredRenewal } from '#functions/policy/public.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** What ended without anybody's decision: the next run, or whoever asks, quotes the renewal anew. */
const ranOut: readonly QuoteStatus[] = ['BINDER EXPIRED', 'EXPIRED', 'INVALID', 'RESCIND']

/** What somebody has decided on: the platform does not offer it again by itself. */
const decided: readonly QuoteStatus[] = ['DECLINED', 'DELETED', 'LOST']

/** What was done for a policy's renewal, and what has become of the quote that offers it. */
export interface StandingOffer {
  readonly renewal: StoredRenewal | undefined
  /** The quote that offers it or has, the latest. */
  readonly quote?: StoredQuote
  /** It stands: nothing new is made while it does. */
  readonly standing?: StoredQuote
  readonly isDecided: boolean
}

export const standingOffer = async (policyId: string): Promise<StandingOffer> => {
  const renewal = await renewalOf(policyId)
  const quote = renewal?.quoteId === undefined ? undefined : await quotes.byId(renewal.quoteId)
  const cameToNothing =
    quote?.status === 'ISSUED' && (await renewalThatStands({ renewedByPolicyId: quote.binder?.id })) === undefined
  const isDecided = quote !== undefined && (cameToNothing || decided.includes(quote.status))
  const stands = quote !== undefined && !isDecided && !ranOut.includes(quote.status)
  return {
    renewal,
    ...(quote !== undefined && { quote }),
    ...(stands && { standing: quote }),
    isDecided,
  }
}
