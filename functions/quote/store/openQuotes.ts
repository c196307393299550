import { canQuote } from '#shared/records/quote/quoteLife.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import { type QuoteRow, quotes } from './quotes.ts'

/** Quotes that stand or fall with what their account says. */
const openStatuses: readonly QuoteStatus[] = quoteStatuses.filter((status) => canQuote(status, 'invalidate'))

const attestedStatuses: readonly QuoteStatus[] = quoteStatuses.filter((status) => status !== 'DRAFT')

/** Quotes whose agency may still change them: drafts too. */
const changeableStatuses: readonly QuoteStatus[] = quoteStatuses.filter((status) => canQuote(status, 'update'))

/** The quotes of an account that follow what it answers. */
export const changeableQuotesOfAccount = (accountId: string): Promise<QuoteRow[]> =>
  quotes.every({ scopes: [`account:${accountId}`], group: changeableStatuses })

/** The quotes of an account that keep their risk until somebody has decided: held by an underwriter, or to be bound. */
export const awaitedQuotesOfAccount = (accountId: string): Promise<QuoteRow[]> =>
  quotes.every({ scopes: [`account:${accountId}`], group: ['IN_REVIEW', 'REQUESTED'] })

/** Quotes whose application may have been signed, and whose policy is not issued. */
export const signedQuotesOfAccount = (accountId: string): Promise<QuoteRow[]> =>
  quotes.every({ scopes: [`account:${accountId}`], group: ['SIGNED', 'BOUND'] })

/** The quotes of an account that somebody of the insured may have attested something of. */
export const attestedQuotesOfAccount = (accountId: string): Promise<QuoteRow[]> =>
  quotes.every({ scopes: [`account:${accountId}`], group: attestedStatuses })

/** The quotes of an account that may still become cover: open ones, and drafts in its carts. */
export const unboundQuotesOfAccount = (accountId: string): Promise<QuoteRow[]> =>
  quotes.every({ scopes: [`account:${accountId}`], group: ['DRAFT', ...openStatuses] })

/** The open quotes of an account, as lists show them. */
export const openQuotesOfAccount = (accountId: string): Promise<QuoteRow[]> =>
  quotes.every({ scopes: [`account:${accountId}`], group: openStatuses })

/** Quotes that go with their account to another agent: what may still be bound. */
const goingStatuses: readonly QuoteStatus[] = quoteStatuses.filter((status) => canQuote(status, 'handOver'))

/** The quotes of an account that nothing was bound of and that are not over for good. */
export const quotesGoingWithAccount = (accountId: string): Promise<QuoteRow[]> =>
  quotes.every({ scopes: [`account:${accountId}`], group: goingStatuses })
