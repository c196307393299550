import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agencyById } from '#functions/account/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import { proposalData } from '../documentData/proposalData.ts'
import { keepDocument } from '../documents/keepDocument.ts'

/** A quote that is ready gets its proposal; one that was priced again gets a new one. */
export const makeProposal: Subscriber<'quote.ready'> = async ({ detail, now }) => {
  const quote = await quoteById(detail.quoteId)
  if (quote === undefined) return
  const agency = await agencyById(quote.agencyId)
  await keepDocument(
    {
      docName: `Proposal ${quote.quoteNumber}.pdf`,
      docType: 'Proposal',
      accountId: quote.accountId,
      agencyId: quote.agencyId,
      teamIds: quote.teamIds,
      quoteId: quote.id,
      productType: quote.product,
      madeFrom: `proposal|${quote.id}|${quote.lastPatched}`,
    },
    now,
    async () => {
      const [{ proposalDocument }, { renderPdf }] = await Promise.all([
        import('../templates/proposalDocument.ts'),
        import('../templates/renderPdf.ts'),
      ])
      const reviewLink = `${config.publicUrl}/agency/quotes/${quote.id}`
      return renderPdf(proposalDocument(proposalData(config.region, quote, agency, now.slice(0, 10), reviewLink)))
    },
  )
}
