import type { UseQueryResult } from '@tanstack/react-query'

/** How often a count is asked for again, milliseconds. */
export const countStaleTime = 60_000

/** How many records a list has; undefined while that is not known. */
export const countOf = (result: UseQueryResult<{ readonly totalHits: number }, unknown>): number | undefined =>
  result.data?.totalHits
