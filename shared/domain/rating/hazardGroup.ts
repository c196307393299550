import { type CompiledBook, compiledBook } from './compiledBook.ts'
import type { HazardGroup, RateBook } from './rateBook.ts'

/** The hazard group of an industry code: the longest prefix the book lists counts (rule: premium). */
export const hazardGroupIn = (compiled: CompiledBook, industryCode: string): HazardGroup => {
  for (let length = industryCode.length; length > 0; length -= 1) {
    const group = compiled.hazardGroups.get(industryCode.slice(0, length))
    if (group !== undefined) return group
  }
  return compiled.book.unlistedHazardGroup
}

/** As above, of a book as it is published. */
export const hazardGroupOf = (book: RateBook, industryCode: string): HazardGroup =>
  hazardGroupIn(compiledBook(book), industryCode)

/** The industries of a risk: the secondary one has the share the primary leaves. */
export type Industries = {
  readonly industryCode: string
  readonly secondaryIndustryCode?: string | undefined
  readonly primaryShare: number
}

/** The worse of the primary and the secondary industry's hazard groups. */
export const worstHazardGroup = (book: RateBook, risk: Industries): HazardGroup => {
  const primary = hazardGroupOf(book, risk.industryCode)
  if (risk.secondaryIndustryCode === undefined || risk.primaryShare >= 100) return primary
  const secondary = hazardGroupOf(book, risk.secondaryIndustryCode)
  return secondary > primary ? secondary : primary
}

/** The factor of the primary and secondary industry's hazard groups, weighted by their shares; four decimals. */
export const hazardFactor = (compiled: CompiledBook, risk: Industries): number => {
  const primary = compiled.book.hazardFactors[hazardGroupIn(compiled, risk.industryCode)]
  if (risk.secondaryIndustryCode === undefined || risk.primaryShare >= 100) return primary
  const secondary = compiled.book.hazardFactors[hazardGroupIn(compiled, risk.secondaryIndustryCode)]
  const weighted = (primary * risk.primaryShare + secondary * (100 - risk.primaryShare)) / 100
  return Math.round(weighted * 10_000) / 10_000
}
