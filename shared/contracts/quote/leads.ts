import { defineOperation } from '#shared/contract/operation.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'

/** A quote that knows them already stays as it is. */
export const syncLeads = defineOperation({
  name: 'syncLeads',
  method: 'POST',
  path: '/api/quote/v1/sync-leads/{quoteId}',
  summary: 'Takes over from the account whom to write to about a quote: its policy holder and its agent.',
  access: 'quote:update',
  params: { quoteId: QuoteId },
  status: 202,
  problems: ['quote.notAllowed', 'quote.notFound'],
})
