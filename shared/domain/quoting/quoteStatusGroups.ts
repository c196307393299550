import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'

/**
 * Status filters of the dashboard's QUOTES tab (quoting-and-servicing, section 2), with one more for what is sold: ready is
 * what can still be. DRAFT and DELETED are in none.
 */
export const quoteStatusGroups = {
  Ready: ['READY', 'INDICATION', 'REQUESTED', 'SIGNED'],
  Referred: ['REFERRED', 'IN_REVIEW'],
  Bound: ['BOUND', 'ISSUED'],
  Inactive: ['DECLINED', 'API_REJECTED', 'INVALID', 'EXPIRED', 'LOST', 'BINDER EXPIRED', 'RESCIND'],
} as const satisfies Record<string, readonly QuoteStatus[]>

export type QuoteStatusGroup = keyof typeof quoteStatusGroups
export const quoteStatusGroupNames = Object.keys(quoteStatusGroups) as QuoteStatusGroup[]

/** Type filters of the QUOTES tab. */
export const quoteTypes = ['New Business', 'Renewals'] as const
export type QuoteType = (typeof quoteTypes)[number]

export const quoteTypeOf = (quote: { readonly isRenewal: boolean }): QuoteType =>
  quote.isRenewal ? 'Renewals' : 'New Business'

/** The tab's group of a status; undefined for quotes that no group lists. */
export const quoteStatusGroupOf = (status: QuoteStatus): QuoteStatusGroup | undefined =>
  quoteStatusGroupNames.find((group) => quoteStatusGroups[group].some((member) => member === status))

/**
 * The status as the agency sees it on the wire (`agencyStatus`). Who at the provider holds a referral is not the
 * agency's business, so a referral in review still reads as referred.
 */
export const agencyStatusOf = (status: QuoteStatus): Exclude<QuoteStatus, 'IN_REVIEW'> =>
  status === 'IN_REVIEW' ? 'REFERRED' : status

/** Left out of simple counts unless asked for (quoting-and-servicing, section 4, Aggregation rules). */
export const uncountedStatuses = ['INVALID', 'DRAFT', 'TEMP'] as const
