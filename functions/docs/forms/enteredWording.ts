import { config } from '#functions/_platform/config/config.ts'
import type { FormTerms, PolicyForm } from '#shared/domain/policy/policyForm.ts'
import { wordingOf } from '#shared/domain/policy/wording/wordingOf.ts'
import { type FormWording, newWording } from '../store/formWordings.ts'
import { textOfForm } from './formTexts.ts'

interface Entered {
  /** What was typed: nothing is said of it, or it is empty where staff's own goes. */
  readonly given: string | undefined
  readonly terms: FormTerms
  /** The form that is changed. */
  readonly form?: PolicyForm
}

/** The terms of a form with the wording that was typed for it, and that wording where it is new and has to be kept. */
export const enteredWording = async ({
  given,
  terms,
  form,
}: Entered): Promise<{ readonly terms: FormTerms; readonly wording?: FormWording }> => {
  const kept = form?.wordingId === undefined ? terms : { ...terms, wordingId: form.wordingId }
  if (given === undefined) return { terms: kept }
  if (given === '' || given === wordingOf(terms, config.region)) return { terms }
  if (form?.wordingId !== undefined && given === (await textOfForm(form))) return { terms: kept }
  const wording = newWording(given)
  return { terms: { ...terms, wordingId: wording.id }, wording }
}
