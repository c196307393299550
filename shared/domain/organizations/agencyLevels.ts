/** What an agency brings in premium to be of a level, both ends within, in whole currency units of its region. */
export interface LevelQualifiers {
  readonly minRevenue: number
  readonly maxRevenue: number
}

export interface AgencyLevel {
  readonly level: string
  readonly qualifiers: LevelQualifiers
}

/** Levels of agencies, the first first; every premium is of one (decision: agency-levels). */
export const agencyLevels = [
  { level: 'Standard', qualifiers: { minRevenue: 0, maxRevenue: 249_999 } },
  { level: 'Preferred', qualifiers: { minRevenue: 250_000, maxRevenue: 999_999 } },
  { level: 'Premier', qualifiers: { minRevenue: 1_000_000, maxRevenue: 4_999_999 } },
  { level: 'Elite', qualifiers: { minRevenue: 5_000_000, maxRevenue: 1_000_000_000_000 } },
] as const satisfies readonly AgencyLevel[]

/** The level that a premium qualifies for, and the next one up; none above the last. */
export const levelFor = (
  levels: readonly AgencyLevel[],
  revenue: number,
): { readonly reached: AgencyLevel | undefined; readonly next: AgencyLevel | undefined } => {
  const reached = levels.findLast(({ qualifiers }) => qualifiers.minRevenue <= revenue)
  return { reached, next: levels.find(({ qualifiers }) => qualifiers.minRevenue > revenue) }
}
