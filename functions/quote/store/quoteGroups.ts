import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { binderExpiresOn } from '#shared/domain/policy/policyDates.ts'
import { quoteStatusGroupOf, quoteTypeOf } from '#shared/domain/quoting/quoteStatusGroups.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'

/** Drafts in the cart. */
export const cartGroup = 'cart'

/** Everything the lists show unless a status is asked for: not drafts, not what was deleted. */
export const listedGroup = 'listed'

/** What waits for an underwriter. */
export const inboxGroup = 'inbox'

/** Referrals, reviews and requests to bind wait for an underwriter. */
export const inboxStatuses = ['REFERRED', 'IN_REVIEW', 'REQUESTED', 'SIGNED'] as const

/** Quotes whose last day is `date`, or binders that lapse on it; the expiry jobs read these and nothing else. */
export const expiringGroup = (date: string): string => `expires|${date}`
export const lapsingGroup = (date: string): string => `lapses|${date}`

const deadlineGroups = (quote: QuoteRecord): string[] => {
  if (canQuote(quote.status, 'expire')) return [expiringGroup(quote.expiresOn)]
  if (quote.status === 'BOUND' && quote.boundAt !== undefined)
    return [lapsingGroup(binderExpiresOn(quote.boundAt.slice(0, 10)))]
  return []
}

/** Every filter a list can be asked for directly, so that a filtered page costs no more than an unfiltered one. */
export const groupsOf = (quote: QuoteRecord): string[] => {
  const { status } = quote
  if (status === 'DELETED') return [status]
  if (status === 'DRAFT') return [status, ...(quote.inCart ? [cartGroup] : [])]
  const type = quoteTypeOf(quote)
  const group = quoteStatusGroupOf(status)
  return [
    listedGroup,
    status,
    type,
    ...(group === undefined ? [] : [group, `${type}|${group}`]),
    ...(inboxStatuses.some((each) => each === status) ? [inboxGroup] : []),
    ...deadlineGroups(quote),
  ]
}
