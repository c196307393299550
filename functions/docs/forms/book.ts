import { config } from '#functions/_platform/config/config.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { type FormType, formBook, ownFormTypes, type PolicyForm } from '#shared/domain/policy/policyForm.ts'
import { editedFormTypes } from '../store/formTypes.ts'
import { editedForms } from '../store/policyForms.ts'

/** The region's book of forms as it was known at a moment, or as it is. */
export const bookOfForms = async (known?: Instant): Promise<readonly PolicyForm[]> =>
  formBook(ownForms(config.region), await editedForms(), known)

/** The types of forms there are, by name. */
export const typesOfForms = async (): Promise<readonly FormType[]> => {
  const types = new Map<string, FormType & { readonly removed?: boolean }>(ownFormTypes.map((type) => [type.id, type]))
  for (const type of await editedFormTypes()) types.set(type.id, type)
  return [...types.values()]
    .filter(({ removed }) => removed !== true)
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name))
}
