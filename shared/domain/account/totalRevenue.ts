import type { Firmographics } from './accountDetails.ts'
import { maximumRevenue } from './firmographics.ts'

/**
 * What a company turns over everywhere, in whole currency units: what it earns at home and abroad together, or the total it
 * names where that is more. Undefined while the revenue at home is not known.
 */
export const totalRevenueOf = ({
  revenue,
  nonUsRevenue = 0,
  totalRevenue = 0,
}: Pick<Firmographics, 'nonUsRevenue' | 'revenue' | 'totalRevenue'>): number | undefined =>
  revenue === undefined ? undefined : Math.min(Math.max(revenue + nonUsRevenue, totalRevenue), maximumRevenue)
