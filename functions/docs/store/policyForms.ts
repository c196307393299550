import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { FormProposal, RejectedProposal } from '#shared/domain/policy/formProposal.ts'
import type { EditedForm } from '#shared/domain/policy/policyForm.ts'

/** What staff made of a form; the platform's own as it brings them along are no records. */
export interface PolicyFormRecord extends EditedForm {
  /** What it becomes once somebody else has approved it. */
  readonly proposal?: FormProposal | undefined
  /** Why its last proposal was not approved; gone with the next one. */
  readonly rejected?: RejectedProposal | undefined
  readonly lastUpdated: Instant
}

const scope = 'all'

/** Editions of before were in use as soon as they were made. */
const inUse = (record: PolicyFormRecord): PolicyFormRecord => ({
  ...record,
  versions: record.versions.map((version) => ({ ...version, terms: { ...version.terms, status: 'ACTIVE' as const } })),
})

export const policyForms = defineRecord({
  kind: 'policyForm',
  version: 5,
  // From the second on, a form may have a wording of its own; from the third on, an edition says where it
  // stands; from the fourth on, it may be of companies in some industries alone; from the fifth on,
  // what policies carry changes once a second person has approved it.
  from: { 1: (state) => state, 2: inUse, 3: (state) => state, 4: (state) => state },
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
