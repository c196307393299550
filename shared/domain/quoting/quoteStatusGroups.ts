import type { QuoteStatus } from './quoteStatus.ts'

/** Status filters of the dashboard's QUOTES tab (quoting-and-servicing, section 2); DRAFT and DELETED are in none. */
export const quoteStatusGroups = {
  Ready: ['READY', 'INDICATION', 'REQUESTED', 'SIGNED', 'BOUND', 'ISSUED'],
  Referred: ['REFERRED', 'IN_REVIEW'],
  Inactive: ['DECLINED', 'API_REJECTED', 'INVALID', 'EXPIRED', 'LOST', 'BINDER EXPIRED', 'RESCIND'],
} as const satisfies Record<string, readonly QuoteStatus[]>

export type QuoteStatusGroup = keyof typeof quoteStatusGroups

/** Type filters of the QUOTES tab. */
export const quoteTypes = ['New Business', 'Renewals'] as const
export type QuoteType = (typeof quoteTypes)[number]

export const quoteTypeOf = (quote: { readonly isRenewal: boolean }): QuoteType =>
  quote.isRenewal ? 'Renewals' : 'New Business'

/** The tab's group of a status; undefined for quotes that no group lists. */
export const quoteStatusGroupOf = (status: QuoteStatus): QuoteStatusGroup | undefined =>
  (Object.keys(quoteStatusGroups) as QuoteStatusGroup[]).find((group) =>
    quoteStatusGroups[group].some((member) => member === status),
  )

/** Status filter of the agency lists (quoting-and-servicing, section 4, Statuses). */
export const agencyStatusFilters = ['READY', 'BOUND', 'INDICATION'] as const

/**
 * The status as the agency sees it on the wire (`agencyStatus`). Who at the provider holds a referral is not the
 * agency's business, so a referral in review still reads as referred.
 */
export const agencyStatusOf = (status: QuoteStatus): Exclude<QuoteStatus, 'IN_REVIEW'> =>
  status === 'IN_REVIEW' ? 'REFERRED' : status

export type ReviewPageState = 'normal' | 'requested' | 'bound' | 'invalid'

/** Which of its four faces the wholesale review page shows (identity-and-public, section 2). */
export const reviewPageStateOf = (status: QuoteStatus): ReviewPageState => {
  if (status === 'REQUESTED' || status === 'SIGNED') return 'requested'
  if (status === 'BOUND' || status === 'ISSUED') return 'bound'
  return status === 'READY' || status === 'INDICATION' ? 'normal' : 'invalid'
}

/** Left out of simple counts unless asked for (quoting-and-servicing, section 4, Aggregation rules). */
export const uncountedStatuses = ['INVALID', 'DRAFT', 'TEMP'] as const
