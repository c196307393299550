import { implement } from '#functions/_platform/http/implement.ts'
import { requireQuote } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/quote/documents.ts'

export const getQuoteDocumentsLink = implement(contract.getQuoteDocumentsLink)(async ({ params, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  // Loaded when asked: signing links brings the storage client along, which no other call of the service needs.
  const { documentLink } = await import('../downloads/documentLink.ts')
  const download = (await documentLink(`quote:${quote.id}`, 'Proposal', now)) ?? fail('document.notReady')
  return { link: download.url, expiresAt: download.expiresAt }
})
