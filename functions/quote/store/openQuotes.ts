import type { QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import { quoteStatuses } from '#shared/domain/quoting/quoteStatus.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'
import { type QuoteRow, quotes } from './quotes.ts'

/** Quotes that stand or fall with what their account says. */
const openStatuses: readonly QuoteStatus[] = quoteStatuses.filter((status) => canQuote(status, 'invalidate'))

/** An account has few open quotes; more than this many are not looked at. */
const most = 500

/** The open quotes of an account, as lists show them. */
export const openQuotesOfAccount = async (accountId: string): Promise<QuoteRow[]> =>
  (await quotes.list({ scopes: [`account:${accountId}`], group: openStatuses, size: most })).hits
