import { type WaterfallKey, type WaterfallStep, waterfallKeys } from './waterfall.ts'

/** What the steps of one kind do to two prices. */
export interface StepDifference {
  readonly key: WaterfallKey
  readonly before: number
  readonly after: number
  readonly difference: number
}

const effectOf = (steps: readonly WaterfallStep[], key: WaterfallKey): number =>
  steps.filter((step) => step.key === key).reduce((sum, { effect }) => sum + effect, 0)

/** Where two prices part, by kind of step in their order; the differences add up to that of the totals. */
export const waterfallDifference = (
  before: readonly WaterfallStep[],
  after: readonly WaterfallStep[],
): StepDifference[] =>
  waterfallKeys
    .map((key) => ({ key, before: effectOf(before, key), after: effectOf(after, key) }))
    .map((step) => ({ ...step, difference: step.after - step.before }))
    .filter(({ difference }) => difference !== 0)
