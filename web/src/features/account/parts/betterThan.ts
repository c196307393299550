import type { DistributionBand } from '#shared/domain/risk/industryAverage.ts'

/** Share of the industry that scores below `score`, 0 to 1; within a band companies lie evenly. */
export const betterThan = (bands: readonly DistributionBand[], score: number): number =>
  bands.reduce((sum, { from, to, share }) => {
    const part = Math.min(1, Math.max(0, (score - from) / (to - from)))
    return sum + share * part
  }, 0)
