import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Relationship } from '#shared/domain/organizations/relationships.ts'

/** A relationship as it is kept: with who of an insured's people consented to it, where it takes that. */
export interface RelationshipRecord extends Relationship {
  readonly consentedBy?: string | undefined
}

/** Relationships between organizations, in a list of each of the two. */
export const relationships = defineRecord({
  kind: 'relationship',
  notFound: 'server.failed',
  history: { hides: [] },
  list: {
    scopes: ({ from, to }: RelationshipRecord) => [`from:${from}`, `to:${to}`],
    sorts: { begins: ({ begins }: RelationshipRecord) => begins },
    summary: ({ id, kind, from, to, begins, ends, consentedBy }: RelationshipRecord): RelationshipRecord => ({
      id,
      kind,
      from,
      to,
      begins,
      ...(ends !== undefined && { ends }),
      ...(consentedBy !== undefined && { consentedBy }),
    }),
  },
})

/** What every relationship is written with: two that together would close a circle do not pass each other. */
export interface RelationshipBook {
  readonly id: string
  readonly changes: number
}

export const relationshipBookId = 'relationshipBook'

export const relationshipBooks = defineRecord<RelationshipBook>({
  kind: 'relationshipBook',
  notFound: 'server.failed',
})
