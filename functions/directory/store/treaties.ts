import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Treaty } from '#shared/contracts/account/treaties.ts'

/** A treaty as it is kept. */
export type TreatyRecord = Treaty

/** Treaties with reinsurers: in everyone's list by their first day, and in that of each reinsurer that has a part in one. */
export const treaties = defineRecord({
  kind: 'treaty',
  notFound: 'treaty.notFound',
  history: { hides: [] },
  version: 2,
  // From the second on, its reinsurers may have signed it.
  from: { 1: (treaty: TreatyRecord) => treaty },
  list: {
    scopes: ({ layers }: TreatyRecord) => [
      'all',
      ...new Set(layers.flatMap(({ parts }) => parts.map(({ reinsurerId }) => `organization:${reinsurerId}`))),
    ],
    sorts: { begins: ({ begins }: TreatyRecord) => begins },
    summary: ({ id, begins }: TreatyRecord) => ({ id, begins }),
  },
})
