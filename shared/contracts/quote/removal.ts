import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'

export const removeQuote = defineOperation({
  name: 'removeQuote',
  method: 'DELETE',
  path: '/api/quote/v1/{quoteId}',
  summary: 'Deletes a quote; an underwriter can restore it.',
  access: 'quote:delete',
  params: { quoteId: QuoteId },
  problems: ['quote.notAllowed', 'quote.notFound'],
})

/** Quotes that cannot be deleted are named with the reason; the others are. */
export const removeQuotes = defineOperation({
  name: 'removeQuotes',
  method: 'POST',
  path: '/api/quote/v1/bulk-delete',
  summary: 'Deletes several quotes.',
  access: 'quote:delete',
  body: z.strictObject({ quoteIds: z.array(QuoteId).min(1).max(100) }),
  response: z.object({
    deleted: z.int(),
    failed: z.array(z.object({ quoteId: z.string(), detail: z.string() })),
  }),
})

const accountQuotes = z.strictObject({ accountId: AccountId.optional() })

export const removeInvalidQuotes = defineOperation({
  name: 'removeInvalidQuotes',
  method: 'DELETE',
  path: '/api/quote/v1/invalid',
  summary: 'Begins a job that deletes the invalid quotes of an account, or of the region.',
  access: 'quote:purge',
  query: accountQuotes,
  status: 202,
  response: z.object({ jobId: z.string() }),
})

export const removeExpiredQuotes = defineOperation({
  name: 'removeExpiredQuotes',
  method: 'DELETE',
  path: '/api/quote/v1/expired',
  summary: 'Begins a job that deletes the expired quotes of an account, or of the region.',
  access: 'quote:purge',
  query: accountQuotes,
  status: 202,
  response: z.object({ jobId: z.string() }),
})
