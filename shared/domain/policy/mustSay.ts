import type { FormTerms, PolicyForm } from './policyForm.ts'

/** What insures, what a state’s law changes of it and what the law has told: no policy goes with such a form to be looked for elsewhere. */
const saidHere: readonly string[] = ['policy-form', 'amendatory-endorsement', 'disclosure']

/**
 * Whether what a form says has to be known here before it is in use: of forms that policies are not issued without, of those
 * that go with a coverage, and of each number that the platform brings along. Others may be attached separately.
 */
export const mustSay = (
  { status, formTypeId, coverage, formNumber }: Pick<FormTerms, 'coverage' | 'formNumber' | 'formTypeId' | 'status'>,
  own: readonly PolicyForm[],
): boolean =>
  status === 'ACTIVE' &&
  (saidHere.includes(formTypeId) || coverage !== undefined || own.some((form) => form.formNumber === formNumber))
