import { z } from 'zod'
import { QuoteId } from '#shared/domain/ids/ids.ts'

/** What most of the quote's dialogs are about: an id alone, or in an object. */
export const QuoteData = z.union([z.object({ quoteId: QuoteId }), QuoteId.transform((quoteId) => ({ quoteId }))])
