import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import { getQuote, pollQuote } from '#shared/contracts/quote/quotes.ts'
import { useOperation } from '#web/api/useOperation.ts'

/** How often a quote that is being priced is asked after. */
const every = 800

/** Asks after a quote until it is priced; then what was known of it is asked for again. */
export const usePricing = (quoteId: string, enabled = true) => {
  const cache = useQueryClient()
  const { data, error } = useOperation(
    pollQuote,
    { params: { quoteId } },
    { enabled, staleTime: 0, refetchInterval: (last) => (last === undefined || last.patching ? every : false) },
  )
  const done = enabled && data !== undefined && !data.patching
  useEffect(() => {
    if (!done) return
    for (const read of [getQuote, getQuoteWaterfall]) void cache.invalidateQueries({ queryKey: [read.name] })
  }, [done, cache])
  return { done, standing: data, error: error ?? undefined }
}
