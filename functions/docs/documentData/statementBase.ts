import type { AgencyRecord } from '#functions/directory/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { formatsOf } from '../templates/formats.ts'
import type { StatementData } from '../templates/statementData.ts'
import { issuerOf } from './issuer.ts'
import { addressLines } from './regionalWords.ts'

/** A month in words, `May 2026`, or the first and the last of several. */
export const monthsOf = (
  region: RegionCode,
  { from, to = from }: { readonly from: string; readonly to?: string },
): string => {
  const { currency, locale } = regionOf(region)
  const { month } = formatsOf({ currency, locale })
  return from === to ? month(from) : `${month(from)} to ${month(to)}`
}

/** What statements to agencies have in common. `today` is the day printed on them. */
export const statementBase = (
  region: RegionCode,
  agency: AgencyRecord | undefined,
  name: string,
  today: CalendarDate,
): Pick<StatementData, 'generatedOn' | 'issuer' | 'locale' | 'party' | 'region'> => ({
  region,
  locale: regionOf(region).locale,
  generatedOn: today,
  issuer: issuerOf(region),
  party: { name: agency?.name ?? name, addressLines: agency === undefined ? [] : addressLines(region, agency) },
})
