import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Relationship } from '#shared/domain/organizations/relationships.ts'

/** Relationships between organizations, in a list of each of the two. */
export const relationships = defineRecord({
  kind: 'relationship',
  notFound: 'server.failed',
  history: { hides: [] },
  list: {
    scopes: ({ from, to }: Relationship) => [`from:${from}`, `to:${to}`],
    sorts: { begins: ({ begins }: Relationship) => begins },
    summary: ({ id, kind, from, to, begins, ends }: Relationship): Relationship => ({
      id,
      kind,
      from,
      to,
      begins,
      ...(ends !== undefined && { ends }),
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
