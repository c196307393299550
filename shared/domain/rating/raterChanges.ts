import type { Product } from '../../regions/products.ts'
import type { CarrierRater, RaterDeviation } from './carrierRater.ts'

/** What a version of a carrier's rater says. */
export type RaterTerms = Omit<CarrierRater, 'carrierId' | 'revision'>

/** One thing in which two versions of a rater differ; undefined where a version says nothing of it. */
export type RaterChange =
  | { readonly field: 'name' | 'rateBook'; readonly before: string; readonly after: string }
  | {
      readonly field: 'effectiveFrom' | 'effectiveUntil'
      readonly before: string | null
      readonly after: string | null
    }
  | { readonly field: 'products' | 'states'; readonly before: readonly string[]; readonly after: readonly string[] }
  | {
      readonly field: 'factor' | 'minimumPremium'
      readonly product: Product | undefined
      readonly state: string | undefined
      readonly before: number | undefined
      readonly after: number | undefined
    }

const keyOf = ({ product, state }: RaterDeviation): string => `${product ?? ''}|${state ?? ''}`

const sameMembers = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each))

const deviationChanges = (
  before: readonly RaterDeviation[],
  after: readonly RaterDeviation[],
): readonly RaterChange[] => {
  const was = new Map(before.map((each) => [keyOf(each), each]))
  const is = new Map(after.map((each) => [keyOf(each), each]))
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [from, to] = [was.get(key), is.get(key)]
    const about = { product: (to ?? from)?.product, state: (to ?? from)?.state }
    return (['factor', 'minimumPremium'] as const).flatMap((field) =>
      from?.[field] === to?.[field] ? [] : [{ field, ...about, before: from?.[field], after: to?.[field] }],
    )
  })
}

/** Where two versions of a carrier's rater differ, thing by thing; nothing where they say the same (rule: carrier-raters). */
export const raterChanges = (before: RaterTerms, after: RaterTerms): readonly RaterChange[] => [
  ...(['name', 'rateBook'] as const).flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  ),
  ...(['products', 'states'] as const).flatMap((field) =>
    sameMembers(before[field], after[field]) ? [] : [{ field, before: before[field], after: after[field] }],
  ),
  ...(['effectiveFrom', 'effectiveUntil'] as const).flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  ),
  ...deviationChanges(before.deviations ?? [], after.deviations ?? []),
]
