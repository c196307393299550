import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { FormType } from '#shared/domain/policy/policyForm.ts'
import { editedFormTypes, formTypes, mostFormTypes } from '../store/formTypes.ts'
import { typesOfForms } from './book.ts'

interface Kept extends FormType {
  readonly removed?: true
  readonly now: Instant
  /** Read before the book was. */
  readonly box: Write
}

/** Keeps what a type becomes; two never have one name. */
export const keepFormType = async ({ id, name, removed, now, box }: Kept): Promise<void> => {
  const others = (await typesOfForms()).filter((type) => type.id !== id)
  if (removed !== true && others.some((type) => type.name.toLowerCase() === name.toLowerCase()))
    fail('formType.exists', { data: { name } })
  const kept = await formTypes.byId(id)
  if (kept === undefined && (await editedFormTypes()).length >= mostFormTypes)
    fail('formType.tooMany', { data: { most: mostFormTypes } })
  const record = { id, name, ...(removed && { removed }), lastUpdated: now }
  await commit([kept === undefined ? formTypes.create(record) : formTypes.update(kept, record), box])
}
