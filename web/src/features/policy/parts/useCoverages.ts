import { useMemo } from 'react'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { region } from '#web/i18n/region.ts'
import { coverList } from './coverList.ts'

/** What a policy covers. A policy keeps what its quote had when it was bound, which a bound quote never changes. */
export const useCoverages = (policy: Policy) => {
  const may = useMay()
  const quote = useOperation(
    getQuote,
    { params: { quoteId: policy.quoteId } },
    { enabled: may('quote:read'), staleTime: 600_000 },
  )
  const covers = useMemo(() => quote.data && coverList(quote.data.coverages, region.code), [quote.data])
  return { covers, quote: quote.data, error: quote.error, loading: quote.isLoading }
}
