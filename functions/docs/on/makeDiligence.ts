import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { quoteById, quoteTimeZone } from '#functions/quote/public.ts'
import { askedEffort } from '#shared/domain/quoting/diligentEffort.ts'
import { diligenceData } from '../documentData/diligenceData.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { keepDocument } from '../documents/keepDocument.ts'

/** A diligent effort that was recorded becomes its paper, for the agency and staff; one that was recorded anew since does not. */
export const makeDiligence: Subscriber<'quote.diligenceRecorded'> = async ({ detail, now }) => {
  const quote = await quoteById(detail.quoteId)
  const recorded = quote?.diligence
  if (quote === undefined || recorded === undefined || recorded.at !== detail.recordedAt) return
  const asked = askedEffort(quote)
  if (asked === undefined) return
  const named = await namedOn(quote)
  await keepDocument(
    {
      docName: `Diligent effort ${quote.quoteNumber}.pdf`,
      docType: 'DiligentEffort',
      audience: 'AGENCY',
      accountId: quote.accountId,
      agencyId: quote.agencyId,
      teamIds: quote.teamIds,
      quoteId: quote.id,
      productType: quote.product,
      madeFrom: `DiligentEffort|${quote.id}|${recorded.at}`,
    },
    now,
    async () => {
      const { diligenceDocument } = await import('../templates/diligenceDocument.ts')
      const timeZone = quoteTimeZone(quote)
      return diligenceDocument(diligenceData(config.region, { quote, named, recorded, asked, timeZone }))
    },
  )
}
