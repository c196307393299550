import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { PoolYear } from '#shared/contracts/account/poolYears.ts'

/** A term of a pool as it is kept. */
export type PoolYearRecord = PoolYear

/** Terms of pools: in everyone's list by their first day, and in that of their pool. */
export const poolYears = defineRecord({
  kind: 'poolYear',
  notFound: 'poolYear.notFound',
  history: { hides: [] },
  list: {
    scopes: ({ poolId }: PoolYearRecord) => ['all', `organization:${poolId}`],
    sorts: { begins: ({ begins }: PoolYearRecord) => begins },
    summary: ({ id, begins }: PoolYearRecord) => ({ id, begins }),
  },
})
