import type { Waterfall, WaterfallKey, WaterfallStep } from '#shared/domain/rating/waterfall.ts'

/** Steps that follow from the sum before them: what moves them is never their own doing. */
const consequences: readonly WaterfallKey[] = ['minimumPremium', 'rounding']

const idOf = ({ key, coverageId, table, input }: WaterfallStep): string =>
  // A fee is an amount under the fee's name; of everything else the input may change.
  [key, coverageId, table, key === 'fee' ? input : ''].join('|')

const byId = (steps: Waterfall): ReadonlyMap<string, WaterfallStep> => new Map(steps.map((step) => [idOf(step), step]))

/** How much a step moved because it was read differently; 0 when it only moved along with those before it. */
const ownMove = (before: WaterfallStep | undefined, after: WaterfallStep | undefined): number => {
  const step = after ?? before
  if (step === undefined || consequences.includes(step.key)) return 0
  const move = Math.abs((after?.effect ?? 0) - (before?.effect ?? 0))
  if (before && after) return step.key === 'fee' || before.factor !== after.factor ? move : 0
  // A coverage that came or went takes all its steps along: that is the coverage's doing, not its rates'.
  return step.coverageId === null || step.key === 'tria' ? move : 0
}

/**
 * The bar of the price chart that changed between two waterfalls: the kind of step that was read with another factor and
 * moved most by it. Undefined when none was – also when coverages came or went, which moves every bar and is seen at the
 * coverage itself.
 */
export const changedStep = (before: Waterfall, after: Waterfall): WaterfallKey | undefined => {
  const [old, now] = [byId(before), byId(after)]
  const moves = new Map<WaterfallKey, number>()
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const move = ownMove(old.get(id), now.get(id))
    const found = now.get(id) ?? old.get(id)
    // Relativities stand in the chart's first bar.
    const key = found?.key === 'relativity' ? 'baseRate' : found?.key
    if (key !== undefined && move > 0) moves.set(key, (moves.get(key) ?? 0) + move)
  }
  const [most] = [...moves].sort(([, a], [, b]) => b - a)
  return most?.[0]
}
