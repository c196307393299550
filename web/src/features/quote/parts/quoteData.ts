import { z } from 'zod'
import { QuoteId } from '#shared/domain/ids/ids.ts'

/** What most of the quote's dialogs are about. */
export const QuoteData = z.object({ quoteId: QuoteId })
