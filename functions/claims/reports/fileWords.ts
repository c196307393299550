import { panelSubcategoryName } from '#shared/contracts/claims/panelSubcategories.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** A code as somebody reads it: `RESERVATION_OF_RIGHTS` is “Reservation of rights”. */
export const inWords = (code: string): string =>
  code
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase())

/** What a coverage is called in a region. */
export const coverageWords = (id: number, region: RegionCode): string => {
  const found = coverageById(id)
  return found === undefined ? String(id) : inRegion(found.name, region)
}

/** What a vendor is brought in for, as a region spells it. */
export const subcategoryWords = (id: string, region: RegionCode): string =>
  panelSubcategoryName(id, region) ?? inWords(id)

/** A moment on the clock of the claim’s place: `2026-11-27 08:09`. */
export const momentIn = (at: Instant, timeZone: TimeZone): string => {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  return `${dateAt(at, timeZone)} ${time.format(new Date(at))}`
}
