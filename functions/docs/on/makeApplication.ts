import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { envelopeById, quoteById, quoteTimeZone } from '#functions/quote/public.ts'
import { applicationData } from '../documentData/applicationData.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'

/** An application that was signed becomes a document with the certificate of its signature, once for each envelope. */
export const makeApplication: Subscriber<'quote.signed'> = async ({ detail, now }) => {
  const [quote, envelope] = await Promise.all([quoteById(detail.quoteId), envelopeById(detail.envelopeId)])
  if (quote === undefined || envelope?.signature === undefined) return
  const { signature, statement } = envelope
  const named = await namedOn(quote)
  await keepDocument(
    {
      docName: `Application ${quote.quoteNumber}.pdf`,
      docType: madeByTask.makeApplication,
      accountId: quote.accountId,
      agencyId: quote.agencyId,
      teamIds: quote.teamIds,
      ...(quote.partnerIds && { partnerIds: quote.partnerIds }),
      quoteId: quote.id,
      productType: quote.product,
      madeFrom: `application|${envelope.id}`,
    },
    now,
    async () => {
      const { applicationDocument } = await import('../templates/applicationDocument.ts')
      const timeZone = quoteTimeZone(quote)
      return applicationDocument(
        applicationData(config.region, { quote, named, statement, signed: signature, timeZone }),
      )
    },
  )
}
