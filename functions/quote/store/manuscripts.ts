import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'

/** What a row of the lists holds: all but the wording. */
export type ManuscriptRow = Omit<ManuscriptRecord, 'text'>

interface Covered {
  readonly quoteId?: string | undefined
  readonly policyId?: string | undefined
}

/** Under what the endorsements of one quote or policy are listed. */
export const manuscriptScope = ({ quoteId, policyId }: Covered): string =>
  policyId === undefined ? `quote:${quoteId}` : `policy:${policyId}`

/**
 * Endorsements written for one cover: listed for the provider and under their quote or policy, whose readers theirs are;
 * found by title and number.
 */
export const manuscripts = defineRecord({
  kind: 'manuscript',
  notFound: 'manuscript.notFound',
  history: { hides: [] },
  list: {
    scopes: (manuscript: ManuscriptRecord) => ['all', manuscriptScope(manuscript)],
    groups: ({ status }: ManuscriptRecord) => [status],
    sorts: { created: ({ created }: ManuscriptRecord) => created },
    summary: ({ text: _, ...row }: ManuscriptRecord): ManuscriptRow => row,
  },
  search: ({ title, companyName }: ManuscriptRecord) => [title, companyName],
  searchFromStart: ({ number }: ManuscriptRecord) => [number],
})
