import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { FormBody } from '#shared/contracts/docs/forms.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type FormFiling, type FormStatus, filedStatuses, mayBecome } from '#shared/domain/policy/formStatus.ts'
import { type FormTerms, type FormType, paperTypesOf } from '#shared/domain/policy/policyForm.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'

interface Known {
  readonly today: CalendarDate
  readonly types: readonly FormType[]
  /** Where the edition stands that is changed. */
  readonly from?: FormStatus
}

type Fault = readonly [readonly [keyof FormBody, ...(number | string)[]], string] | false

interface Filed {
  readonly filings: readonly FormFiling[]
  readonly status: FormStatus
  readonly state: string | undefined
}

/** What is wrong with where an edition is filed: in the US, each state once, and before an admitted insurer uses it. */
const filingFaults = (body: FormBody, { filings, status, state }: Filed): Fault[] => {
  const region = regionOf(config.region)
  const isFiled = region.code === 'us'
  const states = filings.map((filing) => filing.state)
  return [
    !isFiled && filings.length > 0 && [['filings'], 'Forms are filed in the US alone.'],
    isFiled &&
      body.paperType === 'ADMITTED' &&
      filedStatuses.includes(status) &&
      filings.length === 0 && [
        ['filings'],
        'Admitted forms are filed before they are used: say where, and under which number.',
      ],
    ...states.map(
      (each, index): Fault =>
        (stateOf(region, each) === undefined && [['filings', index, 'state'], 'The region has no such state.']) ||
        (states.indexOf(each) < index && [['filings', index, 'state'], 'It is filed there already.']) ||
        (state !== undefined && each !== state && [['filings', index, 'state'], 'The form is one of another state.']),
    ),
  ]
}

/** A filing with its state as the region abbreviates it. */
const abbreviated = (filing: FormFiling): FormFiling => ({
  ...filing,
  state: stateOf(regionOf(config.region), filing.state)?.abbreviation ?? filing.state,
})

/** The terms of a form as they were entered. Ends with `form.invalidDetails`, field by field, where the region has no such thing. */
export const enteredForm = (body: FormBody, { today, types, from }: Known): FormTerms => {
  const region = regionOf(config.region)
  const { formTypeId, paperType, productType, coverage, withdrawnOn, sectors = [] } = body
  const { edition = `${today.slice(5, 7)} ${today.slice(2, 4)}`, effectiveFrom = today } = body
  const productTypes = [...new Set(productType === undefined ? (body.productTypes ?? []) : [productType])]
  const state = body.state === undefined ? undefined : stateOf(region, body.state)?.abbreviation
  const { status = 'ACTIVE' } = body
  const filings = (body.filings ?? []).map(abbreviated)
  const isSold = productTypes.every((product) => region.products.some((each) => each === product))
  const faults: Fault[] = [
    !types.some(({ id }) => id === formTypeId) && [['formTypeId'], 'There is no such form type.'],
    paperType !== undefined &&
      !paperTypesOf[region.code].some(({ id }) => id === paperType) && [['paperType'], 'The region has no such paper.'],
    !isSold && [[productType === undefined ? 'productTypes' : 'productType'], 'The region does not sell this product.'],
    body.state !== undefined && state === undefined && [['state'], 'The region has no such state.'],
    withdrawnOn !== undefined &&
      withdrawnOn <= effectiveFrom && [['withdrawnOn'], 'A form is withdrawn after the day from which it counts.'],
    from !== undefined &&
      !mayBecome({ from, to: status }) && [['status'], `An edition that is ${from} does not become ${status}.`],
    ...filingFaults(body, { filings, status, state }),
  ]
  const errors = faults.flatMap((fault) => (fault === false ? [] : [{ path: [...fault[0]], detail: fault[1] }]))
  if (errors.length > 0) return fail('form.invalidDetails', { errors })
  return {
    name: body.name.trim(),
    formNumber: body.formNumber.trim(),
    formTypeId,
    edition: edition.trim(),
    status,
    ...(filings.length > 0 && { filings }),
    productTypes,
    ...(state !== undefined && { state }),
    ...(paperType !== undefined && { paperType }),
    ...(sectors.length > 0 && { sectors: [...new Set(sectors)] }),
    ...(coverage !== undefined && { coverage }),
    effectiveFrom,
    ...(withdrawnOn !== undefined && { withdrawnOn }),
  }
}
