import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { quoteById, quoteTimeZone } from '#functions/quote/public.ts'
import { askedEffort } from '#shared/domain/quoting/diligentEffort.ts'
import { diligenceData } from '../documentData/diligenceData.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import type { PdfDocument } from '../templates/document.ts'

const recordedOf = async ({ quoteId, recordedAt }: { readonly quoteId: string; readonly recordedAt: string }) => {
  const quote = await quoteById(quoteId)
  const recorded = quote?.diligence
  const asked = quote && askedEffort(quote)
  if (quote === undefined || asked === undefined || recorded?.at !== recordedAt) return undefined
  return { asked, quote, recorded }
}

/** The paper of a diligent effort as it is drawn now; nothing where another was recorded since. */
export const drawDiligence = async (of: Parameters<typeof recordedOf>[0]): Promise<PdfDocument | undefined> => {
  const found = await recordedOf(of)
  if (found === undefined) return undefined
  const [named, { diligenceDocument }] = await Promise.all([
    namedOn(found.quote),
    import('../templates/diligenceDocument.ts'),
  ])
  return diligenceDocument(diligenceData(config.region, { ...found, named, timeZone: quoteTimeZone(found.quote) }))
}

/** A diligent effort that was recorded becomes its paper, for the agency and staff; one that was recorded anew since does not. */
export const makeDiligence: Subscriber<'quote.diligenceRecorded'> = async ({ detail, now }) => {
  const found = await recordedOf(detail)
  if (found === undefined) return
  const { asked, quote, recorded } = found
  const named = await namedOn(quote)
  await keepDocument(
    {
      docName: `Diligent effort ${quote.quoteNumber}.pdf`,
      docType: madeByTask.makeDiligence,
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
