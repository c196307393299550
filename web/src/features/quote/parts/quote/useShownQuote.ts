import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { useFallback } from '#web/api/newsState.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useIssuing } from './useIssuing.ts'

/** Milliseconds between looks at a quote whose policy is being issued. */
const soon = 1500

/** Milliseconds between looks at a quote that is with an underwriter, while no news of it come. */
const later = 20_000

const isWithUnderwriter = (quote: Quote | undefined): boolean =>
  quote?.agencyStatus === 'REFERRED' || quote?.agencyStatus === 'IN_REVIEW'

/** A quote as it is shown: others change it too, so whoever opens it sees it as it is now, and follows it. */
export const useShownQuote = (quoteId: string) => {
  const issuing = useIssuing(quoteId)
  const whileAway = useFallback(later)
  return useOperation(
    getQuote,
    { params: { quoteId } },
    {
      staleTime: 0,
      refetchInterval: (data) =>
        issuing && data?.agencyStatus === 'BOUND' ? soon : isWithUnderwriter(data) ? whileAway : false,
    },
  )
}
