import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/http/problem.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { authorityOf, beyondAuthority } from '#shared/domain/quoting/authority.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'
import type { QuoteAction } from '#shared/domain/quoting/quoteStatus.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'
import type { Role } from '#shared/permissions.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { isBeingPriced } from '../pricing/patch.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { quoteTimeZone } from '../views/toQuote.ts'
import { notAllowed } from './quoteAction.ts'

/** Today where the insured is. */
export const todayOf = (quote: StoredQuote, now: string): string => dateAt(now, quoteTimeZone(quote))

/** Refuses an action that the quote's status does not allow, before anything is worked out for it. */
export const mustAllow = (quote: StoredQuote, action: QuoteAction): void => {
  if (!canQuote(quote.status, action)) notAllowed(quote.status)
}

/** Refuses while the quote is being priced: its terms are about to change. */
export const mustBePriced = (quote: StoredQuote, now: string): void => {
  if (isBeingPriced(quote, now)) fail('quote.beingPriced')
}

/** Refuses a quote whose last day is over where the insured is. */
export const mustNotBeExpired = (quote: StoredQuote, now: string): void => {
  if (isExpired(quote, todayOf(quote, now))) fail('quote.expired', { data: { expiresOn: quote.expiresOn } })
}

/** Those who may take a referral out of another underwriter's hands. */
const chiefs: readonly Role[] = ['Super Admin', 'Power User']
export const isChief = (actor: Actor): boolean => chiefs.includes(actor.role)

/** Refuses a referral that another underwriter works on. */
export const mustNotBeHeldByAnother = (quote: StoredQuote, actor: Actor): void => {
  const { underwriter, status } = quote
  if (status === 'IN_REVIEW' && underwriter !== undefined && underwriter.id !== actor.userId)
    fail('quote.heldByAnother', { data: { holder: underwriter.name } })
}

/** Refuses a risk that is beyond the actor's letter of authority. */
export const mustBeWithinAuthority = (quote: StoredQuote, actor: Actor): void => {
  const revenue = (quote.firmographicData.revenue ?? 0) * quote.revenueFactor
  const [excess] = beyondAuthority(authorityOf(actor.role), { limit: quote.selection.global.limit, revenue })
  if (excess === undefined) return
  const whole = new Intl.NumberFormat(regionOf(config.region).locale)
  fail('quote.beyondAuthority', {
    data: { measure: excess.measure, value: whole.format(excess.value), threshold: whole.format(excess.threshold) },
  })
}
