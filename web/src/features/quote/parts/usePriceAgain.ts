import { useQueryClient } from '@tanstack/react-query'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import { getQuote, recalculateQuote } from '#shared/contracts/quote/quotes.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { Problem } from '#web/api/problem.ts'
import { useCommand } from '#web/api/useCommand.ts'

const readAgain = [getQuote, getQuoteWaterfall] as const

/** Whether the quote is being priced already: that reads its account's answers when it is written, so nothing is to be done. */
export const isBeingPriced = (error: unknown): boolean => error instanceof Problem && error.code === 'quote.beingPriced'

/**
 * Has a quote priced with what its account answers now. The platform does so by itself soon after the answers were kept;
 * who asks for it sooner sees the price at once.
 */
export const usePriceAgain = (): ((quoteId: QuoteId) => Promise<void>) => {
  const cache = useQueryClient()
  const recalculate = useCommand(recalculateQuote, { invalidates: readAgain })
  return async (quoteId) => {
    try {
      await recalculate.mutateAsync({ params: { quoteId } })
    } catch (error) {
      if (!isBeingPriced(error)) throw error
      await Promise.all(readAgain.map((read) => cache.invalidateQueries({ queryKey: [read.name] })))
    }
  }
}
