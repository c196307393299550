import { pricesOf, type Stack } from './policyStack.ts'
import type { PriceFrom } from './policyTransaction.ts'
import type { CoverGap } from './reinstatementRules.ts'

/** The prices of a policy that is not covered for some days: nothing for those, and after them what it cost by then. */
export const lapsedPrices = (stack: Stack, { from, until }: CoverGap): PriceFrom[] => {
  const prices = pricesOf(stack)
  const after = prices.findLast((price) => price.from <= until)?.coverages ?? []
  const before = prices.findLast((price) => price.from <= from)?.coverages ?? []
  const free = ({ from: day, coverages }: PriceFrom): PriceFrom => ({
    from: day,
    coverages: coverages.map((part) => ({ ...part, premium: 0 })),
  })
  return [
    free({ from, coverages: before }),
    ...prices.filter((price) => price.from > from && price.from < until).map(free),
    { from: until, coverages: after },
  ]
}
