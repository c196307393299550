import { config } from '#functions/_platform/config/config.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { PlaceZone } from '#shared/domain/calendar/timeZone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'

/** The zone in which a quote's dates begin and end. */
export const quoteTimeZone = (quote: Pick<QuoteRecord, 'firmographicData'>): PlaceZone =>
  timeZoneOf(regionOf(config.region), quote.firmographicData.state)
