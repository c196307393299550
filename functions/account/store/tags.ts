import type { Actor } from '#functions/_platform/auth/actor.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'

/** A tag and whose it is. */
export interface TagRecord {
  readonly id: string
  readonly name: string
  readonly owner: string
}

/** An owner has at most this many tags. */
export const mostTags = 200

/** Tags: one of each name for an owner, whatever the case. */
export const tags = defineRecord({
  kind: 'tag',
  notFound: 'tag.notFound',
  unique: { name: (tag: TagRecord) => `${tag.owner}|${tag.name.toLowerCase()}` },
  list: {
    scopes: (tag: TagRecord) => [tag.owner],
    sorts: { name: (tag: TagRecord) => tag.name },
    summary: ({ id, name }: TagRecord) => ({ id, name }),
  },
})

/** What is written with each new tag of an owner, so that two at once do not both find room. */
export const tagBoxes = defineRecord<{ readonly id: string; readonly newest: string }>({
  kind: 'tagBox',
  notFound: 'tag.notFound',
})

export const tagBoxOf = (owner: string): string => `tags:${owner}`

/** Whose tags an actor uses: the agency's, or the provider's for its staff. */
export const tagOwnerOf = (actor: Actor): string =>
  actor.accountType === 'COWBELL' ? 'all' : `${actor.accountType.toLowerCase()}:${actor.organizationId}`
