import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agentQuoteLink, quoteById, quoteTimeZone } from '#functions/quote/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { agencyInk } from '../documentData/agencyLogo.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { proposalData } from '../documentData/proposalData.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { bookOfForms } from '../forms/book.ts'
import { writtenForQuote } from '../forms/manuscriptsOf.ts'
import { madeByTask } from '../issue/madeByTask.ts'

/** A proposal of several options is made under the id that was promised, of the quotes as they stand. */
export const makeOptions: Subscriber<'quote.optionsRequested'> = async ({ detail, now }) => {
  const found = await Promise.all(detail.quoteIds.map((id) => quoteById(id)))
  const options = found.filter((quote) => quote !== undefined)
  const [first] = options
  if (first === undefined || options.length < 2) return
  await keepDocument(
    {
      docName: `Proposal of ${options.length} options ${first.quoteNumber}.pdf`,
      docType: madeByTask.makeOptions,
      accountId: first.accountId,
      agencyId: first.agencyId,
      teamIds: first.teamIds,
      ...(first.partnerIds && { partnerIds: first.partnerIds }),
      productType: first.product,
      madeFrom: `options|${detail.documentId}`,
      id: DocumentId.parse(detail.documentId),
    },
    now,
    async () => {
      const [{ optionsDocument }, book] = await Promise.all([import('../templates/optionsDocument.ts'), bookOfForms()])
      const today = dateAt(now, quoteTimeZone(first))
      const data = await Promise.all(
        options.map(async (quote) => {
          const named = await namedOn(quote)
          return proposalData(config.region, quote, named, today, {
            reviewLink: agentQuoteLink(quote.id),
            book,
            mark: { colours: agencyInk(named.agency) },
            manuscripts: await writtenForQuote(quote),
          })
        }),
      )
      return optionsDocument(data, first.quoteNumber)
    },
  )
}
