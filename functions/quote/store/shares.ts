import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { QuoteShareRecord } from '#shared/contracts/quote/shareRecord.ts'

export type StoredShare = Stored<QuoteShareRecord>

export const shareScope = (quoteId: string) => `quote:${quoteId}`

/** Links to offers, listed under their quote, found by the hash of their token. */
export const shares = defineRecord({
  kind: 'quoteShare',
  notFound: 'quote.shareNotFound',
  history: { hides: ['tokenHash'] },
  unique: { token: ({ tokenHash }: QuoteShareRecord) => tokenHash },
  list: {
    scopes: ({ quoteId }) => [shareScope(quoteId)],
    sorts: { created: ({ created }) => created },
    summary: ({ id }) => ({ id }),
  },
})
