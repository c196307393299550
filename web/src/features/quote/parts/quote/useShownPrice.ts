import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Waterfall, WaterfallKey } from '#shared/domain/rating/waterfall.ts'
import { queryKeyOf, useOperation } from '#web/api/useOperation.ts'
import { changedStep } from '../changedStep.ts'
import { changedPrice, isLate, isReferred } from './priceChange.ts'

type Shown = {
  /** What is agreed to. */
  readonly total: MinorUnits
  /** What was shown before it changed. */
  readonly before?: MinorUnits
}

/**
 * The total that is agreed to. When it changes – the server says so, or the quote is read anew – the new one is shown beside
 * the old one, with what moved it as far as that is known, and has to be agreed to.
 */
export const useShownPrice = ({
  id,
  agencyStatus,
  totalPremium,
}: Pick<Quote, 'agencyStatus' | 'id' | 'totalPremium'>) => {
  const cache = useQueryClient()
  const [shown, setShown] = useState<Shown>({ total: totalPremium })
  const [refusal, setRefusal] = useState<unknown>()
  const waits = agencyStatus === 'REFERRED' || agencyStatus === 'IN_REVIEW'
  const seen = useRef(totalPremium)
  const stepsBefore = useRef<Waterfall>(undefined)
  const input = { params: { quoteId: id } }
  const waterfall = useOperation(getQuoteWaterfall, input)
  const { data } = waterfall
  useEffect(() => {
    if (data?.total === seen.current) stepsBefore.current ??= data.steps
  }, [data])
  const change = (total: MinorUnits) =>
    setShown((last) => (last.total === total ? last : { total, before: last.before ?? last.total }))
  useEffect(() => {
    if (seen.current === totalPremium) return
    seen.current = totalPremium
    change(totalPremium)
  }, [totalPremium])

  const known = shown.before !== undefined && stepsBefore.current !== undefined && data?.total === shown.total
  const cause: WaterfallKey | undefined = known ? changedStep(stepsBefore.current ?? [], data.steps) : undefined
  return {
    ...shown,
    cause,
    /** Why the quote went to underwriting in place of what was asked for. */
    referral: isReferred(refusal) || waits ? refusal : undefined,
    /**
     * Takes over a changed price, which the page behind then shows as well; false for any other problem. A quote that was
     * referred instead is read anew, too.
     */
    heed: (error: unknown): boolean => {
      const current = changedPrice(error)
      if (current !== undefined) change(current)
      const gone = isReferred(error) || isLate(error)
      if (gone) setRefusal(error)
      if (current !== undefined || gone)
        for (const read of [getQuote, getQuoteWaterfall])
          void cache.invalidateQueries({ queryKey: queryKeyOf(read, input) })
      return current !== undefined
    },
  }
}
