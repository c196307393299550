import type { Operation } from '#shared/contract/operation.ts'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { searchQuotes, searchSubjectivities, searchUnderwriterInbox } from '#shared/contracts/quote/search.ts'

/** What is read of a quote on the screens of underwriting: stale once one of them changed it. */
export const quoteReads: readonly Operation[] = [
  getQuote,
  getQuoteWaterfall,
  searchQuotes,
  searchSubjectivities,
  searchUnderwriterInbox,
]
