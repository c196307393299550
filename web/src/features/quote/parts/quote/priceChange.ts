import { z } from 'zod'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { Problem } from '#web/api/problem.ts'

/** Steps that were refused because the risk is another one now, or covered already: the quote went to underwriting. */
export const isReferred = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'quote.coveredTwice' || error.code === 'quote.riskChanged')

/** A step that the quote does not allow any more, or not until it is priced anew: somebody or something was quicker. */
export const isLate = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'quote.notAllowed' || error.code === 'quote.beingPriced')

const Changed = z.object({ data: z.object({ currentTotalPremium: z.int() }) })

/** The price of today when a step was refused because the one shown no longer holds; undefined for any other error. */
export const changedPrice = (error: unknown): MinorUnits | undefined => {
  if (!(error instanceof Problem) || error.code !== 'quote.priceChanged') return undefined
  return Changed.safeParse(error.body).data?.data.currentTotalPremium
}
