import { useEffect } from 'react'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { useOperation } from '#web/api/useOperation.ts'

/** How the price of a quote came about; asked for again when the quote has got another price. */
export const useWaterfall = ({ id, totalPremium }: Pick<Quote, 'id' | 'totalPremium'>) => {
  const waterfall = useOperation(getQuoteWaterfall, { params: { quoteId: id } })
  const { data, refetch } = waterfall
  const total = data?.total
  useEffect(() => {
    if (total !== undefined && total !== totalPremium) void refetch()
    // Once for each price of the quote: what the server says then is what there is.
  }, [totalPremium, refetch])
  return waterfall
}
