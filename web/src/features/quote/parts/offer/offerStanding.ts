import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'

/**
 * What a quote means to the insured today: an offer to accept, one whose binding was asked for, one that is bound, one that
 * is not an offer yet, or one that no longer is – because what it was priced with changed, its last day is over, it was
 * declined, or for any other reason.
 */
export type OfferStanding = 'offered' | 'requested' | 'bound' | 'waiting' | 'invalid' | 'expired' | 'declined' | 'over'

const standings: Readonly<Record<Quote['agencyStatus'], OfferStanding>> = {
  API_REJECTED: 'waiting',
  'BINDER EXPIRED': 'over',
  BOUND: 'bound',
  DECLINED: 'declined',
  DELETED: 'over',
  DRAFT: 'waiting',
  EXPIRED: 'expired',
  INDICATION: 'waiting',
  INVALID: 'invalid',
  ISSUED: 'bound',
  IN_REVIEW: 'waiting',
  LOST: 'over',
  READY: 'offered',
  REFERRED: 'waiting',
  REQUESTED: 'requested',
  RESCIND: 'over',
  SIGNED: 'requested',
}

/** Where the quote stands for the insured, whose day `today` is. */
export const offerStanding = (quote: Pick<Quote, 'agencyStatus' | 'expiresOn'>, today: CalendarDate): OfferStanding => {
  const standing = standings[quote.agencyStatus]
  return isExpired(quote, today) && (standing === 'offered' || standing === 'waiting') ? 'expired' : standing
}

/** The offer is on the table: who signs for it can be changed, what it says be vouched for, and binding be asked for. */
export const isOnOffer = (standing: OfferStanding): boolean => standing === 'offered' || standing === 'requested'

/** Nothing can come of it any more: instead of the quote the page says so. */
export const isClosed = (standing: OfferStanding): boolean =>
  standing === 'invalid' || standing === 'expired' || standing === 'declined' || standing === 'over'
