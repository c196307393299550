import { useQueries } from '@tanstack/react-query'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import { queryKeyOf } from '#web/api/useOperation.ts'

/** Several quotes at once, in the order asked; what is missing is still on its way. */
export const useQuotes = (ids: readonly QuoteId[]) =>
  useQueries({
    queries: ids.map((quoteId) => ({
      queryKey: queryKeyOf(getQuote, { params: { quoteId } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(getQuote, { params: { quoteId } }, { signal }),
    })),
    combine: (answers) => ({
      quotes: answers.flatMap(({ data }) => (data === undefined ? [] : [data as Quote])),
      pending: answers.some(({ data, error }) => data === undefined && error === null),
      error: (answers.find(({ error }) => error !== null)?.error ?? undefined) as Problem | undefined,
      retry: () => answers.forEach(({ refetch }) => void refetch()),
    }),
  })
