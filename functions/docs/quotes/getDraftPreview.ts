import { implement } from '#functions/_platform/http/implement.ts'
import { requireQuote } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/quote/documents.ts'
import { draftLink } from '../downloads/draftLink.ts'
import { draftIdOf } from '../store/draftIdOf.ts'

export const getDraftPreview = implement(contract.getDraftPreview)(async ({ params, query, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const { docType } = query
  const id = draftIdOf({ id: quote.id, version: quote.version, docType })
  const docName = `${docType === 'Specimen' ? docType : `Draft ${docType}`} ${quote.quoteNumber}.pdf`
  const requested = { name: 'quote.draftRequested', detail: { quoteId: quote.id, draftId: id } } as const
  return draftLink({ id, docType, docName, requested }, now)
})
