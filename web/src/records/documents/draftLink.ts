import { getDraftPreview } from '#shared/contracts/quote/documents.ts'
import type { DraftType } from '#shared/contracts/quote/draftTypes.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { madeLink } from './madeLink.ts'

/** The link to a draft of a document of a quote, once it is made. */
export const draftLink = (quoteId: QuoteId, docType: DraftType): Promise<{ readonly url: string }> =>
  madeLink(() => call(getDraftPreview, { params: { quoteId }, query: { docType } }))
