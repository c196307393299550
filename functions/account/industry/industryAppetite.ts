import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** How much of an industry the programme wants. */
export interface IndustryAppetite {
  readonly coverageLimit: number
  readonly industryClass: number
  readonly isSupported: boolean
}

/** The hazard group above which the programme refers every risk. */
const highestSupportedGroup = 5

/**
 * Tells of an industry code what the region's rate book in force on the date says: its hazard group, and the limit quoted
 * without an underwriter. Rate books are large and loaded by the first request that asks.
 */
export const industryAppetite = async (
  region: RegionCode,
  date: CalendarDate,
): Promise<(code: string) => IndustryAppetite> => {
  const [{ rateBookFor }, { hazardGroupOf }, { programmeAuthority }] = await Promise.all([
    import('#functions/tariff/public.ts'),
    import('#shared/domain/rating/hazardGroup.ts'),
    import('#shared/domain/rating/authority.ts'),
  ])
  const book = regionOf(region)
    .products.map((product) => rateBookFor(region, product, date))
    .find((each) => each !== undefined)
  return (code) => {
    const industryClass = book === undefined ? highestSupportedGroup + 1 : hazardGroupOf(book, code)
    const isSupported = industryClass <= highestSupportedGroup
    return { industryClass, isSupported, coverageLimit: isSupported ? programmeAuthority.limit : 0 }
  }
}
