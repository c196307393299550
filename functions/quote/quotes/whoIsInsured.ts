import type { QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'

/** Names of the insured and of who signs do not move the price: they can be set until the quote is bound. */
export const maySayWhoIsInsured = (status: QuoteStatus): boolean =>
  canQuote(status, 'update') || canQuote(status, 'underwrite') || canQuote(status, 'bind')
