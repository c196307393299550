import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Relationship } from '#shared/domain/organizations/relationships.ts'

/** A relationship as it is kept: with who of an insured's people consented to it, where it takes that. */
export interface RelationshipRecord extends Relationship {
  readonly consentedBy?: string | undefined
}

/** The list of all that say whose location an agency is from one day to another. */
export const locationsScope = 'locations'

/** Relationships between organizations, in a list of each of the two; of locations in one of their own too. */
export const relationships = defineRecord({
  kind: 'relationship',
  notFound: 'server.failed',
  history: { hides: [] },
  version: 2,
  // From the second on, lists know which say whose location an agency is.
  from: { 1: (old: RelationshipRecord): RelationshipRecord => old },
  list: {
    scopes: ({ kind, from, to }: RelationshipRecord) => [
      `from:${from}`,
      `to:${to}`,
      ...(kind === 'locationOf' ? [locationsScope] : []),
    ],
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
  /** The last day whose relationships the business was had to follow; undefined before the first. */
  readonly followed?: CalendarDate | undefined
}

export const relationshipBookId = 'relationshipBook'

export const relationshipBooks = defineRecord<RelationshipBook>({
  kind: 'relationshipBook',
  notFound: 'server.failed',
})
