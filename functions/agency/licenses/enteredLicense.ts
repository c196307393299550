import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import { stateMissing } from '#shared/contracts/agency/licenseFields.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type AuthorityLine, isRepresentative, type LicenseKind } from '#shared/domain/licensing/license.ts'
import { licensingOf } from '#shared/regions/licensing.ts'
import type { Region } from '#shared/regions/region.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { todayHere } from '../todayHere.ts'

/** What is entered of any license. */
export interface EnteredLicense {
  readonly state?: string | undefined
  readonly expirationDate: CalendarDate
  readonly effectiveDate?: CalendarDate | undefined
  readonly kind?: LicenseKind | undefined
  readonly linesOfAuthority?: readonly AuthorityLine[] | undefined
  readonly principal?: string | undefined
}

/** What a day is measured by: today where the region is, and the expiry that was on record. */
export interface Beside {
  readonly today: CalendarDate
  readonly expirationDate?: CalendarDate | undefined
}

/** What is wrong with a license for the region (rule: licensing). */
export const licenseProblems = (entered: EnteredLicense, region: Region, beside: Beside): ProblemError[] => {
  const { state, expirationDate, effectiveDate, kind, linesOfAuthority = [], principal } = entered
  const { byState, kinds, lines } = licensingOf(region)
  const errors: ProblemError[] = []
  const wrong = (path: keyof EnteredLicense, detail: string) => errors.push({ path: [path], detail })
  if (byState && (state === undefined || stateOf(region, state) === undefined)) wrong('state', stateMissing)
  if (!byState && state !== undefined) wrong('state', 'It holds everywhere here: leave the state out')
  // What has expired meanwhile may be corrected in all else.
  if (expirationDate !== beside.expirationDate && expirationDate < beside.today)
    wrong('expirationDate', 'The day is over: enter one from today on')
  if (effectiveDate !== undefined && effectiveDate > expirationDate)
    wrong('effectiveDate', 'It begins after it expires')
  if (kind !== undefined && !kinds.includes(kind)) wrong('kind', 'There is no such license here')
  if (linesOfAuthority.some((line) => !lines.includes(line))) wrong('linesOfAuthority', 'There is no such line here')
  const represents = isRepresentative(kind ?? kinds[0])
  if (represents && !principal) wrong('principal', 'Name the firm under whose permission it is sold')
  if (!represents && principal) wrong('principal', 'Only a representative sells under another’s permission')
  return errors
}

/** What is kept of what was entered, as the region has it; refused where something is wrong with it. */
export const keptOf = (
  entered: EnteredLicense,
  { now, expirationDate }: { readonly now: Instant; readonly expirationDate?: CalendarDate },
) => {
  const region = regionOf(config.region)
  const errors = licenseProblems(entered, region, { today: todayHere(now), expirationDate })
  if (errors.length > 0) fail('license.invalidDetails', { errors })
  const { kinds, cyberLine } = licensingOf(region)
  const state = entered.state === undefined ? undefined : stateOf(region, entered.state)?.abbreviation
  return {
    ...(state !== undefined && { state }),
    kind: entered.kind ?? kinds[0],
    linesOfAuthority: [...new Set(entered.linesOfAuthority ?? [cyberLine])],
    ...(entered.principal && { principal: entered.principal }),
  }
}

/** The home state of an agency, as it is kept; one that is none is refused. */
export const residentStateOf = (text: string | undefined) => {
  if (!text) return {}
  const state = stateOf(regionOf(config.region), text)
  if (state === undefined)
    fail('license.invalidDetails', { errors: [{ path: ['activeResidentState'], detail: stateMissing }] })
  return { activeResidentState: state?.abbreviation }
}
