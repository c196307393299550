import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { FormBody } from '#shared/contracts/docs/forms.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type FormTerms, type FormType, paperTypesOf } from '#shared/domain/policy/policyForm.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'

interface Known {
  readonly today: CalendarDate
  readonly types: readonly FormType[]
}

/** The terms of a form as they were entered. Ends with `form.invalidDetails`, field by field, where the region has no such thing. */
export const enteredForm = (body: FormBody, { today, types }: Known): FormTerms => {
  const region = regionOf(config.region)
  const { formTypeId, paperType, productType, coverage, withdrawnOn } = body
  const { edition = `${today.slice(5, 7)} ${today.slice(2, 4)}`, effectiveFrom = today } = body
  const productTypes = [...new Set(productType === undefined ? (body.productTypes ?? []) : [productType])]
  const state = body.state === undefined ? undefined : stateOf(region, body.state)?.abbreviation
  const isSold = productTypes.every((product) => region.products.some((each) => each === product))
  const faults: (readonly [keyof FormBody, string] | false)[] = [
    !types.some(({ id }) => id === formTypeId) && ['formTypeId', 'There is no such form type.'],
    paperType !== undefined &&
      !paperTypesOf[region.code].some(({ id }) => id === paperType) && ['paperType', 'The region has no such paper.'],
    !isSold && [productType === undefined ? 'productTypes' : 'productType', 'The region does not sell this product.'],
    body.state !== undefined && state === undefined && ['state', 'The region has no such state.'],
    withdrawnOn !== undefined &&
      withdrawnOn <= effectiveFrom && ['withdrawnOn', 'A form is withdrawn after the day from which it counts.'],
  ]
  const errors = faults.flatMap((fault) => (fault === false ? [] : [{ path: [fault[0]], detail: fault[1] }]))
  if (errors.length > 0) return fail('form.invalidDetails', { errors })
  return {
    name: body.name.trim(),
    formNumber: body.formNumber.trim(),
    formTypeId,
    edition: edition.trim(),
    productTypes,
    ...(state !== undefined && { state }),
    ...(paperType !== undefined && { paperType }),
    ...(coverage !== undefined && { coverage }),
    effectiveFrom,
    ...(withdrawnOn !== undefined && { withdrawnOn }),
  }
}
