import type { PolicyForm } from './policyForm.ts'

/** What becomes of a form from one term of a policy to the next. */
export const formChangeKinds = ['ADDED', 'REMOVED', 'NEW_EDITION'] as const
export type FormChangeKind = (typeof formChangeKinds)[number]

/** A form that is not carried as it was; the editions as they are printed, where it is carried at all. */
export interface FormChange {
  readonly kind: FormChangeKind
  readonly formNumber: string
  /** As the newer of the two is called. */
  readonly name: string
  readonly formTypeId: string
  readonly before?: string
  readonly after?: string
}

type Carried = Pick<PolicyForm, 'edition' | 'formNumber' | 'formTypeId' | 'name' | 'wordingId'>

const named = ({ formNumber, formTypeId, name }: Carried) => ({ formNumber, formTypeId, name })

/**
 * What a renewal carries in other editions than the policy that ends, in the order of the renewal's forms; what is carried no
 * more comes last (rule: forms-in-force). An edition whose wording staff have set anew since is another one.
 */
export const formChanges = (before: readonly Carried[], after: readonly Carried[]): FormChange[] => {
  const was = new Map(before.map((form) => [form.formNumber, form]))
  const is = new Set(after.map(({ formNumber }) => formNumber))
  return [
    ...after.flatMap((form): FormChange[] => {
      const former = was.get(form.formNumber)
      if (former === undefined) return [{ kind: 'ADDED', ...named(form), after: form.edition }]
      if (former.edition === form.edition && former.wordingId === form.wordingId) return []
      return [{ kind: 'NEW_EDITION', ...named(form), before: former.edition, after: form.edition }]
    }),
    ...before
      .filter(({ formNumber }) => !is.has(formNumber))
      .map((form): FormChange => ({ kind: 'REMOVED', ...named(form), before: form.edition })),
  ]
}
