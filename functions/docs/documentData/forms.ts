import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import type { CoverageKey } from '#shared/domain/coverage/coverageId.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { schemeCodeOf, sectorOf } from '#shared/domain/industry/sector.ts'
import { type FormFacts, formsCarried, type PolicyForm } from '#shared/domain/policy/policyForm.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Form } from '../templates/documentData.ts'
import { formatsOf } from '../templates/formats.ts'
import type { CoverFacts } from './coverFacts.ts'
import { stateOfCover } from './regionalWords.ts'

const entries = new Map(catalogue.map((coverage) => [coverage.id, coverage]))

/** The region's forms, as they are known for the document. */
export type Book = readonly PolicyForm[]

/** A cover as far as its forms go. */
export const formFacts = (region: RegionCode, facts: CoverFacts): FormFacts => {
  const state = stateOfCover(region, facts.address.state)
  const industry = schemeCodeOf(region, facts.address)
  return {
    product: facts.product,
    ...(state !== undefined && { state: state.code }),
    paperType: facts.isSurplus ? 'SURPLUS' : 'ADMITTED',
    ...(industry !== undefined && { sector: sectorOf(region, industry) }),
    coverages: new Set(facts.coverages.flatMap(({ coverageId }) => entries.get(coverageId)?.key ?? [])),
    day: facts.effectiveDate,
  }
}

const isEndorsement = ({ coverage }: PolicyForm): boolean =>
  catalogue.some(({ key, endorsement }) => endorsement && key === coverage)

/** What forms say, by their ids, for a document that prints it. */
export type Texts = ReadonlyMap<string, string>

const wordingOf = ({ id }: PolicyForm, texts: Texts | undefined): Pick<Form, 'wording'> => {
  const wording = texts?.get(id)
  return wording === undefined ? {} : { wording }
}

/** The forms of a policy but its endorsements: base wording, the state's amendments, disclosures, whatever else the book has. */
export const formsOf = (region: RegionCode, facts: CoverFacts, book: Book, texts?: Texts): Form[] =>
  formsCarried(book, formFacts(region, facts))
    .filter((form) => !isEndorsement(form))
    .map((form) => ({
      number: form.formNumber,
      title: form.name,
      edition: form.edition,
      ...wordingOf(form, texts),
    }))

/** What an endorsement names: the events it excludes, or who is insured besides. */
const scheduleOf = (key: CoverageKey, region: RegionCode, facts: CoverFacts): string[] => {
  if (key === 'ADDITIONAL_INSURED') return facts.additionalInsureds.map(({ businessName }) => businessName)
  if (key !== 'EVENT_EXCLUSION') return []
  const { day } = formatsOf(regionOf(region))
  return facts.eventExclusions.map(({ claimName, claimNumber, claimDate, claimDescription }) =>
    [`${claimName} (${claimNumber}), ${day(claimDate)}`, claimDescription].filter(Boolean).join(': '),
  )
}

/** The endorsements of a cover, by the forms that the book has for what was chosen, with what each does and names. */
export const endorsementsOf = (region: RegionCode, facts: CoverFacts, book: Book, texts?: Texts) =>
  formsCarried(book, formFacts(region, facts))
    .filter(isEndorsement)
    .flatMap((form) => {
      const { coverage, formNumber, name, edition } = form
      const entry = catalogue.find(({ key }) => key === coverage)
      return entry === undefined
        ? []
        : [
            {
              number: formNumber,
              title: name,
              edition,
              effective: facts.effectiveDate,
              text: inRegion(entry.tooltip, region),
              schedule: scheduleOf(entry.key, region, facts),
              ...wordingOf(form, texts),
            },
          ]
    })
