import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { binderExpiresOn } from '#shared/domain/policy/policyDates.ts'
import type { QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import { quoteStatusGroupOf, quoteTypeOf } from '#shared/domain/quoting/quoteStatusGroups.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'

/** Everything the lists show unless a status is asked for: not drafts, not what was deleted. */
export const listedGroup = 'listed'

/** What waits for an underwriter. */
export const inboxGroup = 'inbox'

/** Referrals, reviews and requests to bind wait for an underwriter. */
const inboxStatuses: readonly QuoteStatus[] = ['REFERRED', 'IN_REVIEW', 'REQUESTED', 'SIGNED']
const isInInbox = (status: QuoteStatus) => inboxStatuses.includes(status)

/** Quotes whose last day is `date`, or binders that lapse on it; the expiry jobs read these and nothing else. */
export const expiringGroup = (date: string): string => `expires|${date}`
export const lapsingGroup = (date: string): string => `lapses|${date}`

const deadlineGroups = (quote: QuoteRecord): string[] => {
  if (canQuote(quote.status, 'expire')) return [expiringGroup(quote.expiresOn)]
  if (quote.status === 'BOUND' && quote.boundAt !== undefined)
    return [lapsingGroup(binderExpiresOn(quote.boundAt.slice(0, 10)))]
  return []
}

/**
 * The filters a quote falls under in a scope. Everyone's list and the agency's have the dashboard's filters and their
 * combinations, so that a filtered page costs no more than an unfiltered one; an account's few quotes are told apart by
 * status alone; inbox and deadlines concern the provider.
 */
export const groupsOf = (quote: QuoteRecord, scope: string): string[] => {
  const { status } = quote
  if (status === 'DRAFT' || status === 'DELETED') return [status]
  if (scope.startsWith('account:')) return [listedGroup, status]
  const type = quoteTypeOf(quote)
  const group = quoteStatusGroupOf(status)
  const dashboard = [listedGroup, status, type, ...(group === undefined ? [] : [group, `${type}|${group}`])]
  if (scope !== 'all') return dashboard
  return [...dashboard, ...(isInInbox(status) ? [inboxGroup] : []), ...deadlineGroups(quote)]
}
