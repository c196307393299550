import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { type Waterfall, type WaterfallKey, waterfallKeys } from './waterfall.ts'

/** One bar of the price chart: a kind of step over all coverages, and where it leaves the price. Minor units. */
export type WaterfallBar = { readonly key: WaterfallKey; readonly effect: MinorUnits; readonly running: MinorUnits }

/**
 * The waterfall by kind of step, in the order they happen; kinds without effect are left out. The coverages' relativities
 * belong to the base rate, so both make the first bar. The bars add up to the same total as the steps.
 */
export const waterfallSummary = (steps: Waterfall): WaterfallBar[] => {
  const effects = new Map<WaterfallKey, MinorUnits>()
  for (const step of steps) {
    const key = step.key === 'relativity' ? 'baseRate' : step.key
    effects.set(key, (effects.get(key) ?? 0) + step.effect)
  }
  let running = 0
  return waterfallKeys.flatMap((key) => {
    const effect = effects.get(key) ?? 0
    if (effect === 0) return []
    running += effect
    return [{ key, effect, running }]
  })
}
