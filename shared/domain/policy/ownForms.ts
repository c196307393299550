import type { RegionCode } from '#shared/regions/code.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { statesOf } from '#shared/regions/states.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { availabilityRules } from '../coverage/availabilityRules.ts'
import { catalogue } from '../coverage/catalogue.ts'
import type { CoverageKey } from '../coverage/coverageId.ts'
import { productLines } from '../coverage/productLines.ts'
import { inRegion } from '../coverage/regionalText.ts'
import type { OwnFormType, PolicyForm } from './policyForm.ts'

/** The day from which on the first edition counts: every policy of the platform is younger or carries it all the same. */
const firstDay: CalendarDate = '2000-01-01'

/** The edition of all that the platform brings along, and the day on which it was printed. */
export const firstEdition: { readonly edition: string; readonly day: CalendarDate } = {
  edition: '01 26',
  day: '2026-01-01',
}

/** The edition of the endorsements that came with the lines of their own. */
const lineEdition: { readonly edition: string; readonly day: CalendarDate } = { edition: '12 26', day: '2026-12-01' }

/** The number of a base form by its letters. */
export const baseFormNumber = (letters: string, region: RegionCode): string =>
  `PAL-${letters}-${region.toUpperCase()}-001`

type Own = Omit<PolicyForm, 'edition' | 'effectiveFrom' | 'formTypeId' | 'id' | 'status'> & {
  readonly formTypeId: OwnFormType
  readonly edition?: string
  readonly effectiveFrom?: CalendarDate
}

/** The products that a region sells, by the letters of their base form. */
const byLetters = (region: RegionCode): [string, Product[]][] => {
  const letters = new Map<string, Product[]>()
  for (const product of regionOf(region).products) {
    const { form } = productLines[product]
    letters.set(form.letters, [...(letters.get(form.letters) ?? []), product])
  }
  return [...letters]
}

const titleOf = (region: RegionCode, [product]: readonly Product[]): string =>
  product === undefined ? '' : inRegion(productLines[product].form.title, region)

const baseForms = (region: RegionCode): Own[] =>
  byLetters(region).map(([letters, productTypes]) => ({
    formTypeId: 'policy-form',
    formNumber: baseFormNumber(letters, region),
    name: titleOf(region, productTypes),
    productTypes,
  }))

/** The law of each US state amends the wording. */
const amendatory = (region: RegionCode): Own[] =>
  region === 'us'
    ? byLetters(region).flatMap(([letters, productTypes]) =>
        statesOf(regionOf(region)).map(
          ({ abbreviation, name }): Own => ({
            formTypeId: 'amendatory-endorsement',
            formNumber: `PAL-${letters}-AM-${abbreviation}`,
            name: `${name} amendatory endorsement`,
            productTypes,
            state: abbreviation,
          }),
        ),
      )
    : []

/** What the Terrorism Risk Insurance Act has every policyholder told whose product may carry the cover. */
const terrorism = (region: RegionCode): Own[] => {
  const productTypes = regionOf(region).products.filter((product) => productLines[product].coverages.includes('TRIA'))
  return region === 'us' && productTypes.length > 0
    ? [
        {
          formTypeId: 'disclosure',
          formNumber: 'PAL-TRIA-001',
          name: 'Terrorism risk insurance disclosure',
          productTypes,
        },
      ]
    : []
}

/** What every policy of some products carries beside its base form, each once. */
const lineEndorsements = (region: RegionCode): Own[] => {
  const sold = regionOf(region).products.map((product) => productLines[product])
  const all = new Map(sold.flatMap(({ carries = [] }) => carries).map((each) => [each.formNumber, each]))
  return [...all.values()]
    .toSorted((a, b) => a.formNumber.localeCompare(b.formNumber))
    .map(
      ({ formNumber, title, paperType }): Own => ({
        formTypeId: 'endorsement',
        formNumber,
        name: inRegion(title, region),
        productTypes: sold.flatMap(({ code, carries }) =>
          carries?.some((each) => each.formNumber === formNumber) ? [code] : [],
        ),
        edition: lineEdition.edition,
        effectiveFrom: lineEdition.day,
        ...(paperType && { paperType }),
      }),
    )
}

/** Coverages that exist in other regions alone. */
const isElsewhere = (key: CoverageKey, region: RegionCode): boolean =>
  availabilityRules.some(
    ({ coverages, onlyRegions }) => onlyRegions?.includes(region) === false && coverages.includes(key),
  )

/** One for each endorsement of the catalogue that exists in the region, carried where it is bought. */
const endorsements = (region: RegionCode): Own[] =>
  catalogue
    .filter(({ endorsement, key }) => endorsement && !isElsewhere(key, region))
    .map(
      ({ id, key, name }): Own => ({
        formTypeId: 'endorsement',
        formNumber: `PAL-END-${100 + id}`,
        name: inRegion(name, region),
        productTypes: [],
        coverage: key,
      }),
    )

const made = new Map<RegionCode, readonly PolicyForm[]>()

/** The platform's own forms of a region, in the order in which a policy carries them. */
export const ownForms = (region: RegionCode): readonly PolicyForm[] => {
  const forms =
    made.get(region) ??
    [
      ...baseForms(region),
      ...amendatory(region),
      ...terrorism(region),
      ...lineEndorsements(region),
      ...endorsements(region),
    ].map((form) => ({
      id: form.formNumber,
      edition: firstEdition.edition,
      effectiveFrom: firstDay,
      status: 'ACTIVE' as const,
      ...form,
    }))
  made.set(region, forms)
  return forms
}

/** The platform's own form of a number and edition; undefined for other numbers and for editions that staff have made. */
export const ownEdition = (
  { formNumber, edition }: Pick<PolicyForm, 'edition' | 'formNumber'>,
  region: RegionCode,
): PolicyForm | undefined => ownForms(region).find((form) => form.formNumber === formNumber && form.edition === edition)
