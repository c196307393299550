import type { QuoteRecord } from '#functions/quote/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import type { RecordedEffort } from '#shared/domain/quoting/diligence.ts'
import type { AskedEffort } from '#shared/domain/quoting/diligentEffort.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { DiligenceData } from '../templates/diligenceData.ts'
import { commonData } from './commonData.ts'
import type { Named } from './namedOn.ts'
import { quoteCover } from './quoteCover.ts'

/** What the paper of a quote's diligent effort says. */
export const diligenceData = (
  region: RegionCode,
  {
    quote,
    named,
    recorded,
    asked,
    timeZone,
  }: {
    readonly quote: QuoteRecord
    readonly named: Named
    readonly recorded: RecordedEffort
    readonly asked: AskedEffort
    readonly timeZone: TimeZone
  },
): DiligenceData => {
  const day = dateAt(recorded.at, timeZone)
  const { declinations, source, exportList, affidavit } = asked.rule
  return {
    ...commonData(region, quoteCover(quote), named, quote.quoteNumber, day),
    quoteNumber: quote.quoteNumber,
    place: {
      name: asked.name,
      source,
      declinations,
      ...(exportList !== undefined && { exportList }),
      ...(affidavit !== undefined && { affidavit }),
    },
    effort: recorded.effort,
    recorded: { by: recorded.by, day },
  }
}
