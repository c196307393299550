import { policyById } from '#functions/policy/public.ts'
import { knownForPolicy } from '../forms/knownForPolicy.ts'
import { formWanting } from '../issue/mustHaveForms.ts'
import type { PolicyStep } from './policyDocument.ts'

/** Ends the issue of a policy that would go without a form, or with one that says nothing, whoever asked for it. */
export const checkForms = async ({ policyId }: PolicyStep): Promise<{ forms: 'complete' }> => {
  const policy = await policyById(policyId)
  if (policy === undefined) throw new Error(`There is no policy ${policyId} to look at.`)
  const wanting = await formWanting(policy, knownForPolicy(policy))
  if (wanting !== undefined) {
    const { formNumber, edition } = wanting.form
    const of = `for ${policy.effectiveDate} in the book of forms.`
    throw new Error(
      wanting.why === 'missing'
        ? `${policy.policyNumber} has no ${formNumber} ${of}`
        : `${policy.policyNumber} has no wording of ${formNumber}, edition ${edition}, ${of}`,
    )
  }
  return { forms: 'complete' }
}
