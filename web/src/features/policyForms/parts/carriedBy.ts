import type { Form } from '#shared/contracts/docs/forms.ts'

/** What is said of policies, to look for the forms that such ones carry: product, state and industry, as far as known. */
interface OfPolicies {
  readonly product?: string | undefined
  readonly state?: string | undefined
  readonly sector?: string | undefined
}

/** Whether a list of a form's attachment rule takes a value in: an empty one takes any. */
const takes = (all: readonly string[], value: string | undefined): boolean =>
  value === undefined || all.length === 0 || all.includes(value)

/** Whether such policies carry a form by its attachment rule: what a rule does not name is no condition of it. */
export const carriedBy =
  ({ product, state, sector }: OfPolicies) =>
  (form: Pick<Form, 'productTypes' | 'sectors' | 'state'>): boolean =>
    takes(form.productTypes, product) &&
    takes(form.sectors, sector) &&
    takes(form.state === undefined ? [] : [form.state], state)
