import { formatsOf } from '#functions/docs/templates/formats.ts'
import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import type { CoverageKey } from '#shared/domain/coverage/coverageId.ts'
import { productLines } from '#shared/domain/coverage/productLines.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Form } from '../templates/documentData.ts'
import type { CoverFacts } from './coverFacts.ts'
import { stateOfCover } from './regionalWords.ts'

const edition = '01 26'

/** The forms of a policy: its base wording, its state's amendments, and the terrorism disclosure where the law asks. */
export const formsOf = (region: RegionCode, facts: CoverFacts): Form[] => {
  const { form, coverages } = productLines[facts.product]
  const state = region === 'us' ? stateOfCover(region, facts.address.state) : undefined
  return [
    { number: `PAL-${form.letters}-${region.toUpperCase()}-001`, title: inRegion(form.title, region), edition },
    ...(state === undefined
      ? []
      : [{ number: `PAL-${form.letters}-AM-${state.code}`, title: `${state.name} amendatory endorsement`, edition }]),
    ...(region === 'us' && coverages.includes('TRIA')
      ? [{ number: 'PAL-TRIA-001', title: 'Terrorism risk insurance disclosure', edition }]
      : []),
  ]
}

/** What an endorsement names: the events it excludes, or who is insured besides. */
const scheduleOf = (key: CoverageKey, region: RegionCode, facts: CoverFacts): string[] => {
  if (key === 'ADDITIONAL_INSURED') return facts.additionalInsureds.map(({ businessName }) => businessName)
  if (key !== 'EVENT_EXCLUSION') return []
  const { day } = formatsOf(regionOf(region))
  return facts.eventExclusions.map(({ claimName, claimNumber, claimDate, claimDescription }) =>
    [`${claimName} (${claimNumber}), ${day(claimDate)}`, claimDescription].filter(Boolean).join(': '),
  )
}

/** The endorsements of a cover, one form for each endorsement of the catalogue that was chosen, with what it does and names. */
export const endorsementsOf = (region: RegionCode, facts: CoverFacts) => {
  const chosen = new Set(facts.coverages.map(({ coverageId }) => coverageId))
  return catalogue
    .filter(({ endorsement, id }) => endorsement && chosen.has(id))
    .map(({ id, key, name, tooltip }) => ({
      number: `PAL-END-${100 + id}`,
      title: inRegion(name, region),
      edition,
      effective: facts.effectiveDate,
      text: inRegion(tooltip, region),
      schedule: scheduleOf(key, region, facts),
    }))
}
