import { config } from '#functions/_platform/config/config.ts'
import type { Form } from '#shared/contracts/docs/forms.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import type { FormType, PolicyForm } from '#shared/domain/policy/policyForm.ts'
import { hasWording } from './hasWording.ts'

interface Beside {
  readonly types: readonly FormType[]
  readonly revision: number
  /** What it says, where that is told. */
  readonly wording?: string | undefined
}

/** A form as it is shown. */
export const toForm = (form: PolicyForm, { types, revision, wording }: Beside): Form => {
  const { state, paperType, coverage, withdrawnOn, productTypes, filings = [], sectors = [] } = form
  const [only, ...others] = productTypes
  return {
    id: form.id,
    name: form.name,
    formNumber: form.formNumber,
    formTypeId: form.formTypeId,
    formType: types.find(({ id }) => id === form.formTypeId)?.name ?? form.formTypeId,
    edition: form.edition,
    status: form.status,
    filings: filings.map((filing) => ({ ...filing })),
    ...(paperType !== undefined && { paperType }),
    ...(only !== undefined && others.length === 0 && { productType: only }),
    productTypes: [...productTypes],
    ...(state !== undefined && { state }),
    sectors: [...sectors],
    ...(coverage !== undefined && { coverage }),
    effectiveFrom: form.effectiveFrom,
    ...(withdrawnOn !== undefined && { withdrawnOn }),
    hasWording: hasWording(form),
    ...(wording !== undefined && { wording }),
    revision,
    own: ownForms(config.region).some(({ id }) => id === form.id),
  }
}
