import { defineOperation } from '#shared/contract/operation.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'

/**
 * Staff read every field that the history tells; an agency what concerns it, an insured where their quote stood and what it
 * said of them; both without who at the provider did it.
 */
export const listQuoteHistory = defineOperation({
  name: 'listQuoteHistory',
  method: 'GET',
  path: '/api/quote/v1/history/{quoteId}',
  summary: 'What was done to a quote, by whom, and what it changed.',
  access: 'quote:read',
  params: { quoteId: QuoteId },
  response: HistoryPage,
  problems: ['quote.notFound'],
})
