import { useInfiniteQuery } from '@tanstack/react-query'
import type { Problem } from './problem.ts'

type Part = { readonly nextToken?: string | undefined }

/**
 * Reads a list part by part, each below the one before: `fetchNextPage` while there is a next token. It is read again every
 * so many milliseconds, where that is said.
 */
export const useParts = <Answer extends Part>(
  key: readonly unknown[],
  read: (after: string | undefined, signal: AbortSignal) => Promise<Answer>,
  { refetchInterval = false }: { readonly refetchInterval?: number | false } = {},
) =>
  useInfiniteQuery<Answer, Problem, { readonly pages: readonly Answer[] }, readonly unknown[], string | undefined>({
    queryKey: [...key, 'parts'],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ nextToken }) => nextToken,
    staleTime: 0,
    refetchInterval,
  })
