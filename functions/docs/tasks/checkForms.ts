import { policyById } from '#functions/policy/public.ts'
import { knownForPolicy } from '../forms/knownForPolicy.ts'
import { formMissing } from '../issue/mustHaveForms.ts'
import type { PolicyStep } from './policyDocument.ts'

/** Ends the issue of a policy that would go without a form, whoever asked for it. */
export const checkForms = async ({ policyId }: PolicyStep): Promise<{ forms: 'complete' }> => {
  const policy = await policyById(policyId)
  if (policy === undefined) throw new Error(`There is no policy ${policyId} to look at.`)
  const form = await formMissing(policy, knownForPolicy(policy))
  if (form !== undefined)
    throw new Error(
      `${policy.policyNumber} has no ${form.formNumber} for ${policy.effectiveDate} in the book of forms.`,
    )
  return { forms: 'complete' }
}
