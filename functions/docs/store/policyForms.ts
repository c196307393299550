import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { EditedForm } from '#shared/domain/policy/policyForm.ts'

/** What staff made of a form; the platform's own as it brings them along are no records. */
export interface PolicyFormRecord extends EditedForm {
  readonly lastUpdated: Instant
}

const scope = 'all'

export const policyForms = defineRecord({
  kind: 'policyForm',
  version: 2,
  // Before, no form had a wording of its own.
  from: { 1: (state) => state },
  notFound: 'form.notFound',
  list: {
    scopes: () => [scope],
    sorts: { id: ({ id }: PolicyFormRecord) => id },
    summary: ({ id }: PolicyFormRecord) => ({ id }),
  },
})

/** Staff change at most so many forms of a region, since the book is read whole. */
export const mostForms = 1000

/** Every form that staff have made something of. */
export const editedForms = async (): Promise<readonly Stored<PolicyFormRecord>[]> => {
  const rows = await policyForms.every({ scopes: [scope] })
  return policyForms.byIds(rows.map(({ id }) => id))
}
