import type { MinorUnits } from '../money/money.ts'
import { isExpired } from './quoteDates.ts'
import type { QuoteAction, QuoteStatus } from './quoteStatus.ts'
import { allowedQuoteActions, canQuote } from './quoteTransitions.ts'

/** What binding looks at. Dates are in the insured's own zone. */
export type BindableQuote = {
  readonly status: QuoteStatus
  readonly expiresOn: string
  readonly totalPremium: MinorUnits
  readonly policyHolder?: {
    readonly firstName?: string
    readonly lastName?: string
    readonly email?: string
    readonly phone?: string
  }
}

export type BindRefusal =
  | {
      readonly code: 'quote.notAllowed'
      readonly current: QuoteStatus
      readonly allowed: readonly QuoteAction[]
    }
  | { readonly code: 'quote.expired'; readonly expiresOn: string }
  | { readonly code: 'quote.needsContact' }
  | {
      readonly code: 'quote.priceChanged'
      readonly shown: MinorUnits
      readonly current: MinorUnits
      readonly difference: MinorUnits
    }

export type BindDecision = { readonly ok: true } | ({ readonly ok: false } & BindRefusal)

const hasContact = ({ policyHolder }: BindableQuote): boolean =>
  [policyHolder?.firstName, policyHolder?.lastName, policyHolder?.email, policyHolder?.phone].every(
    (value) => value !== undefined && value.trim() !== '',
  )

/** The price that was agreed to is the price that is bound: any difference is shown again before it counts. */
export const priceUnchanged = (shown: MinorUnits, current: MinorUnits): BindDecision =>
  shown === current
    ? { ok: true }
    : { ok: false, code: 'quote.priceChanged', shown, current, difference: current - shown }

/**
 * Whether the quote may take a step towards being bound on `today` (YYYY-MM-DD in the insured's zone): its status
 * allows the step, it has not expired, the policy holder can be reached, and it costs what the actor last saw
 * (`shownPremium`, left out by callers who show no price).
 */
export const mayBind = (
  quote: BindableQuote,
  today: string,
  shownPremium?: MinorUnits,
  action: 'requestToBind' | 'sign' | 'bind' = 'bind',
): BindDecision => {
  if (!canQuote(quote.status, action))
    return {
      ok: false,
      code: 'quote.notAllowed',
      current: quote.status,
      allowed: allowedQuoteActions(quote.status),
    }
  if (isExpired(quote, today)) return { ok: false, code: 'quote.expired', expiresOn: quote.expiresOn }
  if (!hasContact(quote)) return { ok: false, code: 'quote.needsContact' }
  return priceUnchanged(shownPremium ?? quote.totalPremium, quote.totalPremium)
}
