import { useEffect, useState } from 'react'
import type { BodyInput } from '#shared/contract/operation.ts'
import { rateQuote } from '#shared/contracts/rater/calculator.ts'
import type { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useRested } from '#web/forms/useRested.ts'

/**
 * The price of a request, live: asked for when a change has rested, the last answer kept until the next is here, an answer
 * to what is no longer asked dropped. What was asked before is answered from memory.
 *
 * @param request stable between renders as long as nothing changes.
 */
export const usePrice = (request: BodyInput<typeof rateQuote>) => {
  const rested = useRested(request)
  const query = useOperation(rateQuote, { body: rested }, { keepPrevious: true, staleTime: 60_000 })
  const [last, setLast] = useState<CalculatorAnswer>()
  const { data } = query
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  return {
    answer: data ?? last,
    /** The answer shown is not yet that of the request. */
    pending: rested !== request || query.isPlaceholderData || query.isFetching,
    error: query.error ?? undefined,
    retry: () => void query.refetch(),
  }
}
