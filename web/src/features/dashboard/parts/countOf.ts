import type { UseQueryResult } from '@tanstack/react-query'

/** How often a count is asked for again, milliseconds. */
export const countStaleTime = 60_000

/** How many records a list has; undefined while that is not known, null when it could not be had. */
export const countOf = ({
  data,
  isError,
}: UseQueryResult<{ readonly totalHits: number }, unknown>): number | null | undefined =>
  data?.totalHits ?? (isError ? null : undefined)
