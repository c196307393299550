import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { catalogue } from '../../coverage/catalogue.ts'
import type { CoverageKey } from '../../coverage/coverageId.ts'
import { productLines } from '../../coverage/productLines.ts'
import { baseFormNumber, firstEdition, ownEdition } from '../ownForms.ts'
import type { PolicyForm } from '../policyForm.ts'
import { amendatoryEndorsement } from './amendatory.ts'
import { cyberForm } from './cyber/cyberForm.ts'
import { endorsements } from './endorsements.ts'
import { lineEndorsements } from './lineEndorsements.ts'
import { crimeForm } from './management/crime.ts'
import { directorsAndOfficers } from './management/directorsAndOfficers.ts'
import { employmentPractices } from './management/employmentPractices.ts'
import { fiduciary } from './management/fiduciary.ts'
import { managementForm } from './management/managementForm.ts'
import { terrorismDisclosure } from './terrorism.ts'
import { textOfWording, type Wording } from './wording.ts'

type BaseForm = (region: RegionCode, carried: ReadonlySet<CoverageKey>) => Wording

/** The base forms by their letters. */
const baseForms: Readonly<Record<string, BaseForm>> = {
  CR: (_, carried) => crimeForm(carried),
  CY: cyberForm,
  DO: (_, carried) => managementForm(directorsAndOfficers, carried),
  EP: (_, carried) => managementForm(employmentPractices, carried),
  FI: (_, carried) => managementForm(fiduciary, carried),
}

/** What the products of a form carry, endorsements aside: they are forms of their own. */
export const insuredBy = ({ productTypes }: Pick<PolicyForm, 'productTypes'>): ReadonlySet<CoverageKey> => {
  const carried = new Set(productTypes.flatMap((product) => productLines[product].coverages))
  return new Set(catalogue.flatMap(({ key, endorsement }) => (carried.has(key) && !endorsement ? [key] : [])))
}

const lettersOf = ({ productTypes: [product] }: Pick<PolicyForm, 'productTypes'>): string =>
  product === undefined ? '' : productLines[product].form.letters

const structured = (form: PolicyForm, region: RegionCode): Wording | undefined => {
  const state = form.state === undefined ? undefined : stateOf(regionOf(region), form.state)
  if (form.coverage !== undefined) return endorsements[form.coverage]
  if (form.formTypeId === 'endorsement') return lineEndorsements[form.formNumber]
  if (form.formTypeId === 'disclosure') return terrorismDisclosure
  if (state === undefined) return baseForms[lettersOf(form)]?.(region, insuredBy(form))
  return amendatoryEndorsement({
    state,
    formNumber: baseFormNumber(lettersOf(form), region),
    carried: insuredBy(form),
    day: firstEdition.day,
  })
}

/**
 * What one of the platform's own forms says, by its number and edition, as plain text (`parseWording`;
 * decision: wordings-in-code).
 */
export const wordingOf = (form: Pick<PolicyForm, 'edition' | 'formNumber'>, region: RegionCode): string | undefined => {
  const own = ownEdition(form, region)
  const wording = own && structured(own, region)
  return wording && textOfWording(wording, region)
}
