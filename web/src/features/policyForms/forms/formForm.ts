import { z } from 'zod'
import { createForm, type Form, type FormBody } from '#shared/contracts/docs/forms.ts'

const body = createForm.body.shape
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema)

/** A form as it is filled in: what is left open is nothing. */
export const FormFields = z.object({
  name: body.name,
  formNumber: body.formNumber,
  formTypeId: body.formTypeId,
  edition: orNone(body.edition),
  paperType: orNone(body.paperType),
  productTypes: body.productTypes,
  state: orNone(body.state),
  coverage: orNone(body.coverage),
  effectiveFrom: orNone(body.effectiveFrom),
  withdrawnOn: orNone(body.withdrawnOn),
  wording: body.wording,
})

/** What goes into the fields of a form that is there. */
export const fieldsOf = (form: Form): FormBody => ({
  name: form.name,
  formNumber: form.formNumber,
  formTypeId: form.formTypeId,
  edition: form.edition,
  productTypes: form.productTypes,
  effectiveFrom: form.effectiveFrom,
  wording: form.wording ?? '',
  ...(form.paperType !== undefined && { paperType: form.paperType }),
  ...(form.state !== undefined && { state: form.state }),
  ...(form.coverage !== undefined && { coverage: form.coverage }),
  ...(form.withdrawnOn !== undefined && { withdrawnOn: form.withdrawnOn }),
})
