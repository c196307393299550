import type { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { totalRevenueOf } from '../account/totalRevenue.ts'
import { hazardGroupOf } from '../rating/hazardGroup.ts'
import { rateBook } from '../rating/rateBooks.ts'
import type { ReferralReason } from '../rating/referralReason.ts'
import type { AuthorityFacts } from './authority.ts'

/** A premium with what an underwriter's modifications made of it. */
export interface ModifiedPremium {
  readonly premium: MinorUnits
  /** The premium without the underwriter's modifications. */
  readonly technicalPremium: MinorUnits
}

/** A priced quote as authority looks at it. */
export interface MeasuredQuote extends ModifiedPremium {
  readonly limit: WholeUnits
  readonly firmographicData: {
    readonly revenue?: number | undefined
    readonly nonUsRevenue?: number | undefined
    readonly totalRevenue?: number | undefined
    readonly naicsCode?: string | undefined
    readonly sicCode?: string | undefined
    readonly secondNaicsCode?: string | undefined
    readonly primaryNaicsPercentage?: number | undefined
  }
  readonly referralReasons: readonly ReferralReason[]
  readonly rateBookVersion: string
}

const hazardOf = ({ firmographicData, rateBookVersion }: MeasuredQuote): number => {
  const book = rateBook(rateBookVersion)
  if (book === undefined) return 6
  const { naicsCode, sicCode, secondNaicsCode, primaryNaicsPercentage = 100 } = firmographicData
  const code = (book.region === 'us' ? (naicsCode ?? sicCode) : (sicCode ?? naicsCode)) ?? ''
  const second = primaryNaicsPercentage < 100 && secondNaicsCode !== undefined ? [secondNaicsCode] : []
  return Math.max(...[code, ...second].map((each) => hazardGroupOf(book, each)))
}

/** How many percent the modifications take off the premium, to a tenth; 0 where they take nothing off. */
export const creditOf = ({ premium, technicalPremium }: ModifiedPremium): number => {
  const credit = technicalPremium <= 0 ? 0 : (1 - premium / technicalPremium) * 100
  return Math.max(0, Math.round(credit * 10) / 10)
}

/**
 * What authority is measured by: the facts of the risk, whatever a factor makes of its revenue and a modification of its
 * premium, and how far these go below the premium that the facts have by themselves.
 */
export const authorityFactsOf = (quote: MeasuredQuote): AuthorityFacts => {
  const { limit, firmographicData, referralReasons, technicalPremium } = quote
  return {
    limit,
    revenue: totalRevenueOf(firmographicData) ?? 0,
    premium: Math.round(technicalPremium / 100),
    hazardGroup: hazardOf(quote),
    credit: creditOf(quote),
    reasons: referralReasons.filter(({ outcome }) => outcome !== 'INDICATION').length,
  }
}
