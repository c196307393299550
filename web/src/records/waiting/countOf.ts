import type { UseQueryResult } from '@tanstack/react-query'

/** How often a count is asked for again, milliseconds. */
export const countStaleTime = 60_000

/** How many records a list has; undefined while that is not known, null when it could not be had. */
export const countOf = ({
  data,
  isError,
}: UseQueryResult<{ readonly totalHits: number }, unknown>): number | null | undefined =>
  data?.totalHits ?? (isError ? null : undefined)

/** The largest page that a list gives. */
export const mostCounted = 100

/**
 * How many of a page's rows there are, where the list's total has more than is asked for: what is due is told row by row.
 */
export const shownOf = ({
  data,
  isError,
}: UseQueryResult<{ readonly hits: readonly unknown[] }, unknown>): number | null | undefined =>
  data?.hits.length ?? (isError ? null : undefined)
