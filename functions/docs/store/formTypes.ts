import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { FormType } from '#shared/domain/policy/policyForm.ts'

/** What staff made of a type of forms; those of the platform's own forms are no records as long as nobody renames them. */
export interface FormTypeRecord extends FormType {
  readonly removed?: boolean
  readonly lastUpdated: Instant
}

const scope = 'all'

export const formTypes = defineRecord({
  kind: 'formType',
  notFound: 'formType.notFound',
  list: {
    scopes: () => [scope],
    sorts: { name: ({ name }: FormTypeRecord) => name },
    summary: ({ lastUpdated: _, ...type }: FormTypeRecord) => type,
  },
})

export const mostFormTypes = 200

/** Every type that staff have made something of. */
export const editedFormTypes = (): Promise<readonly (FormType & { readonly removed?: boolean })[]> =>
  formTypes.every({ scopes: [scope] })
