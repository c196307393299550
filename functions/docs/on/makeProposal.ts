import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agentQuoteLink, quoteById, quoteTimeZone } from '#functions/quote/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { agencyMark } from '../documentData/agencyLogo.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { proposalData } from '../documentData/proposalData.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { bookOfForms } from '../forms/book.ts'
import { writtenForQuote } from '../forms/manuscriptsOf.ts'
import { formsOfRenewal } from '../forms/renewedForms.ts'
import { madeByTask } from '../issue/madeByTask.ts'

interface Occasion {
  /** The id under which somebody waits for it. */
  readonly promised?: string
  /** What the quote is endorsed with since the one before. */
  readonly with?: string
}

/** The proposal of a quote as it stands: made once for each price, and once more for each time somebody asks for it. */
export const keepProposal = async (
  quoteId: string,
  now: Instant,
  { promised, ...by }: Occasion = {},
): Promise<void> => {
  const quote = await quoteById(quoteId)
  if (quote === undefined) return
  const named = await namedOn(quote)
  await keepDocument(
    {
      docName: `Proposal ${quote.quoteNumber}.pdf`,
      docType: madeByTask.makeProposal,
      accountId: quote.accountId,
      agencyId: quote.agencyId,
      teamIds: quote.teamIds,
      ...(quote.partnerIds && { partnerIds: quote.partnerIds }),
      quoteId: quote.id,
      productType: quote.product,
      madeFrom: `proposal|${quote.id}|${promised ?? by.with ?? quote.lastPatched}`,
      ...(promised !== undefined && { id: DocumentId.parse(promised) }),
    },
    now,
    async () => {
      const { proposalDocument } = await import('../templates/proposalDocument.ts')
      const reviewLink = agentQuoteLink(quote.id)
      const today = dateAt(now, quoteTimeZone(quote))
      const [book, mark, manuscripts] = await Promise.all([
        bookOfForms(),
        agencyMark(named.agency),
        writtenForQuote(quote),
      ])
      const changes = await formsOfRenewal(quote, book)
      const printed = { reviewLink, book, mark, changes, manuscripts }
      return proposalDocument(proposalData(config.region, quote, named, today, printed))
    },
  )
}

/** A quote that is ready gets its proposal; one that was priced again gets a new one. */
export const makeProposal: Subscriber<'quote.ready'> = ({ detail, now }) => keepProposal(detail.quoteId, now)

/** A proposal that was asked for is made under the id that was promised. */
export const makeRequestedProposal: Subscriber<'quote.proposalRequested'> = ({ detail, now }) =>
  keepProposal(detail.quoteId, now, { promised: detail.documentId })
