import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { QuoteShareRecord } from '#shared/contracts/quote/shareRecord.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'

export type StoredShare = Stored<QuoteShareRecord>

export const shareScope = (quoteId: string) => `quote:${quoteId}`

/** The quotes that a link shows, the one it was made from first. */
export const shownBy = ({ quoteId, beside = [] }: Pick<QuoteShareRecord, 'beside' | 'quoteId'>): readonly QuoteId[] => [
  quoteId,
  ...beside,
]

/** Links to offers, listed under each quote that they show, found by the hash of their token. */
export const shares = defineRecord({
  kind: 'quoteShare',
  notFound: 'quote.shareNotFound',
  version: 2,
  // From the second on a link may show several offers.
  from: { 1: (share: QuoteShareRecord): QuoteShareRecord => share },
  history: { hides: ['tokenHash'] },
  unique: { token: ({ tokenHash }: QuoteShareRecord) => tokenHash },
  list: {
    scopes: (share) => shownBy(share).map(shareScope),
    sorts: { created: ({ created }) => created },
    summary: ({ id }) => ({ id }),
  },
})
