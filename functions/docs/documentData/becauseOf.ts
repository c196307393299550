import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { sectorNames } from '#shared/domain/industry/sector.ts'
import type { FormFiling } from '#shared/domain/policy/formStatus.ts'
import { type FormTerms, paperTypesOf } from '#shared/domain/policy/policyForm.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { formatsOf } from '../templates/formats.ts'
import { stateOfCover } from './regionalWords.ts'

/** Why a policy that begins on a day carries a form, in a sentence. */
export const becauseOf = (
  region: RegionCode,
  form: FormTerms,
  day: CalendarDate,
  filing?: FormFiling | undefined,
): string => {
  const { coverage, paperType, productTypes, sectors = [], state, effectiveFrom, edition } = form
  const said = formatsOf(regionOf(region)).day
  const bought = catalogue.find(({ key }) => key === coverage)
  const where = [
    'Every policy',
    ...(productTypes.length === 0 ? [] : ['of its product']),
    ...(state === undefined ? [] : [`in ${stateOfCover(region, state)?.name ?? state}`]),
    ...(paperType === undefined
      ? []
      : [`on ${(paperTypesOf[region].find(({ id }) => id === paperType)?.label ?? paperType).toLowerCase()} paper`]),
    ...(sectors.length === 0
      ? []
      : [`of a company in ${sectors.map((sector) => sectorNames[sector].toLowerCase()).join(' or ')}`]),
  ].join(' ')
  const what = bought === undefined ? '' : ` that includes ${inRegion(bought.name, region)}`
  const since = effectiveFrom <= '2000-01-01' ? '' : `, in force from ${said(effectiveFrom)},`
  const filed =
    filing === undefined
      ? ''
      : ` It is filed in ${stateOfCover(region, filing.state)?.name ?? filing.state} under ${filing.number}.`
  return `${where}${what} carries it. Edition ${edition}${since} is the newest for policies that begin on ${said(day)}.${filed}`
}
