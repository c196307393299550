import { defineOperation } from '#shared/contract/operation.ts'
import { PresenceNote, PresenceOfOthers } from '#shared/contract/presence.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'

/** It changes no record: who is there is noted beside them, for seconds. */
export const noteQuotePresence = defineOperation({
  name: 'noteQuotePresence',
  method: 'PUT',
  path: '/api/quote/v1/presence/{quoteId}',
  summary: 'Says that the caller has the quote open; answers who else has.',
  whileLooking: true,
  access: 'quote:read',
  params: { quoteId: QuoteId },
  body: PresenceNote,
  safe: true,
  response: PresenceOfOthers,
  problems: ['quote.notFound'],
})
