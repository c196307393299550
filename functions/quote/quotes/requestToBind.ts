import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { GivenCustomerFields } from '#shared/contracts/quote/contacts.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { mustAllow } from '../actions/guards.ts'
import { insurableAccount } from '../actions/insurable.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { mustNotCoverTwice } from '../binding/coverTwice.ts'
import { priceChanged } from '../binding/priceChanged.ts'
import { referChanged } from '../binding/riskChanged.ts'
import { present } from '../pricing/present.ts'
import { noticeRequest } from '../sending/noticeRequest.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { customerFieldsOf } from './customerFields.ts'

/** The quote is on its way: asking again changes nothing and answers the same. */
const requested: readonly QuoteStatus[] = ['REQUESTED', 'SIGNED', 'BOUND', 'ISSUED']

/**
 * Requests to bind a ready quote for the policy holder named. Two requests at once make one; a second one answers what
 * the first made of it.
 */
export const requestToBind = async (
  quoteId: string,
  request: GivenCustomerFields & { readonly shownTotalPremium?: number | undefined },
  actor: Actor,
  now: Instant,
): Promise<QuoteRecord> => {
  const quote = await requireQuote(quoteId, actor)
  if (requested.includes(quote.status)) return quote
  const customer = customerFieldsOf(request)
  mustAllow({ ...quote, ...customer }, 'requestToBind', { actor, now })
  await insurableAccount(quote)
  const { shownTotalPremium: shown = quote.totalPremium } = request
  const today = await present(quote, now)
  await mustNotCoverTwice(quote, today.priced, now)
  if (today.reasons.length > 0) return referChanged(quote, today, now)
  if (shown !== today.totalPremium) return priceChanged({ shown, current: today.totalPremium })
  const asked = { ...quote, ...today.priced, ...customer }
  const notice = noticeRequest(asked, now)
  await commit([quoteAction(quote, 'requestToBind', now, { ...today.priced, ...customer }), ...notice.writes], {
    events: notice.events,
  })
  return quotes.require(quote.id)
}
