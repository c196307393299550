import { config } from '#functions/_platform/config/config.ts'
import type { PolicyForm } from '#shared/domain/policy/policyForm.ts'
import { wordingOf } from '#shared/domain/policy/wording/wordingOf.ts'
import { formWordings } from '../store/formWordings.ts'

/** What a form says: staff's words where they gave some, else the platform's own of its number and edition. */
export const textOfForm = async (form: PolicyForm): Promise<string | undefined> =>
  form.wordingId === undefined ? wordingOf(form, config.region) : (await formWordings.require(form.wordingId)).text

/** What forms say, by their ids; those of which it is not known are left out. */
export const textsOfForms = async (forms: readonly PolicyForm[]): Promise<ReadonlyMap<string, string>> => {
  const texts = await Promise.all(forms.map(async (form) => [form.id, await textOfForm(form)] as const))
  return new Map(texts.flatMap(([id, text]) => (text === undefined ? [] : [[id, text] as const])))
}
