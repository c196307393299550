import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import type { RegionCode } from '../../regions/code.ts'
import { offeredTerms } from '../../regions/offered.ts'
import type { Coverage } from './coverage.ts'
import type { CoverageContext } from './coverageContext.ts'
import { type RetroPeriod, retroPeriods } from './terms.ts'

/**
 * The limits a coverage may have under the aggregate limit, lowest first; empty when it has none of its own. Public
 * relations expense is 5% of the limit, or a fixed 50,000 in NY and WA (identity-and-public, section 2).
 */
export const limitOptions = (
  coverage: Coverage,
  context: Pick<CoverageContext, 'limit' | 'region' | 'state'>,
): readonly WholeUnits[] => {
  const rule = coverage.limit
  switch (rule.kind) {
    case 'aggregate':
      return [context.limit]
    case 'share':
      return [
        (context.region === 'us' && context.state ? rule.fixed[context.state] : undefined) ??
          Math.round(context.limit * rule.share),
      ]
    case 'sublimit': {
      const below = rule.options.filter((option) => option < context.limit)
      return rule.upToAggregate || below.length < rule.options.length ? [...below, context.limit] : below
    }
    case 'none':
      return []
  }
}

/** The figures of a region that a coverage's own lowest and highest retention leave, worked out once. */
const regional = new WeakMap<Coverage, Partial<Record<RegionCode, readonly WholeUnits[]>>>()

const regionalRetentions = (coverage: Coverage, region: RegionCode): readonly WholeUnits[] => {
  const known = regional.get(coverage) ?? {}
  const before = known[region]
  if (before !== undefined) return before
  const [lowest = Number.POSITIVE_INFINITY] = coverage.deductibles
  const highest = coverage.deductibles.at(-1) ?? Number.NEGATIVE_INFINITY
  const its = offeredTerms(region).deductibles.filter((option) => option >= lowest && option <= highest)
  regional.set(coverage, { ...known, [region]: its })
  return its
}

/**
 * The retentions on offer from `minimum` up, lowest first; the highest there is where all are below it. A coverage says how
 * low and how high its own may be, the region which figures there are between.
 */
export const retentionOptions = (
  coverage: Coverage,
  { region, minimum = 0 }: { readonly region: RegionCode; readonly minimum?: WholeUnits | undefined },
): readonly WholeUnits[] => {
  const its = regionalRetentions(coverage, region)
  if ((its[0] ?? minimum) >= minimum) return its
  const enough = its.filter((option) => option >= minimum)
  return enough.length > 0 ? enough : its.slice(-1)
}

export const retroOptions = (coverage: Coverage): readonly RetroPeriod[] =>
  coverage.retro === 'none' ? [] : retroPeriods

/**
 * The option to use when `wanted` is not on the list: the nearest at or below it, else the lowest. Lists are ascending.
 * Null when the coverage has no such term at all.
 */
export const clampToOptions = <Option extends number>(
  wanted: number | null | undefined,
  options: readonly Option[],
): Option | null => {
  const [lowest] = options
  if (lowest === undefined) return null
  return wanted === null || wanted === undefined ? lowest : (options.findLast((option) => option <= wanted) ?? lowest)
}

/** How far back a retroactive period reaches; full prior acts furthest. */
const reach = (period: number): number => (period < 0 ? Number.POSITIVE_INFINITY : period)

/** The widest retroactive period on offer that reaches no further back than the one wanted. */
export const clampRetro = (wanted: number | null | undefined, options: readonly RetroPeriod[]): RetroPeriod | null => {
  const [narrowest] = options
  if (narrowest === undefined) return null
  const wantedReach = reach(wanted ?? -1)
  return options.findLast((option) => reach(option) <= wantedReach) ?? narrowest
}
