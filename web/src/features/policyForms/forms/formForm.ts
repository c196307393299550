import { z } from 'zod'
import { createForm, type Form, type FormBody, FormFiling } from '#shared/contracts/docs/forms.ts'

const body = createForm.body.shape
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema)

/** A filing a line: `OR PALI-134567890`. */
const filingLine = /^(.+?)[\s,:]+(\S+)$/

/** Filings as they are typed, one a line. */
export const FilingLines = z.string().transform((text, context) => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const filings = lines.map((line) => {
    const [, state = '', number = ''] = filingLine.exec(line) ?? []
    return FormFiling.safeParse({ state, number: number.toUpperCase() })
  })
  const wrong = filings.findIndex(({ success }) => !success)
  if (wrong >= 0) {
    context.addIssue({
      code: 'custom',
      message: `Line ${wrong + 1}: a state and its number, such as OR PALI-134567890`,
    })
    return z.NEVER
  }
  return filings.flatMap(({ data }) => (data === undefined ? [] : [data]))
})

/** A form as it is filled in: what is left open is nothing. */
export const FormFields = z.object({
  name: body.name,
  formNumber: body.formNumber,
  formTypeId: body.formTypeId,
  edition: orNone(body.edition),
  status: orNone(body.status),
  filings: FilingLines.optional(),
  paperType: orNone(body.paperType),
  productTypes: body.productTypes,
  state: orNone(body.state),
  sectors: body.sectors,
  coverage: orNone(body.coverage),
  effectiveFrom: orNone(body.effectiveFrom),
  withdrawnOn: orNone(body.withdrawnOn),
  wording: body.wording,
})

/** What goes into the fields of a form that is there. */
export const fieldsOf = (form: Form): Omit<FormBody, 'filings'> & { readonly filings: string } => ({
  name: form.name,
  formNumber: form.formNumber,
  formTypeId: form.formTypeId,
  edition: form.edition,
  status: form.status,
  filings: form.filings.map(({ state, number }) => `${state} ${number}`).join('\n'),
  productTypes: form.productTypes,
  sectors: form.sectors,
  effectiveFrom: form.effectiveFrom,
  wording: form.wording ?? '',
  ...(form.paperType !== undefined && { paperType: form.paperType }),
  ...(form.state !== undefined && { state: form.state }),
  ...(form.coverage !== undefined && { coverage: form.coverage }),
  ...(form.withdrawnOn !== undefined && { withdrawnOn: form.withdrawnOn }),
})
