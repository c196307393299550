import type { TFunction } from 'i18next'
import type { Waterfall } from '#shared/domain/rating/waterfall.ts'
import { waterfallSummary } from '#shared/domain/rating/waterfallSummary.ts'
import type { WaterfallStep } from '#web/charts/waterfallBars.ts'

/** The one value that all have, or undefined when they differ. */
const shared = <Value>(values: readonly Value[]): Value | undefined => {
  const [first, ...rest] = values
  return first !== undefined && rest.every((value) => value === first) ? first : undefined
}

/**
 * The waterfall as the chart takes it: one bar a kind of step. Factor and input show where they are the same for all
 * of its steps; where they differ, the bar says how many there are.
 */
export const priceSteps = (steps: Waterfall, t: TFunction<'quote'>): WaterfallStep[] =>
  waterfallSummary(steps).map(({ key, effect }) => {
    const of = steps.filter((step) => step.key === key)
    const input = shared(of.map((step) => String(step.input)))
    const factor = shared(of.map((step) => step.factor))
    return {
      key,
      label: t(`waterfall.${key}`),
      effect,
      kind: key === 'baseRate' ? 'base' : 'step',
      // Amounts (fees, rounding) carry no factor worth reading.
      ...(factor === undefined || key === 'fee' || key === 'rounding' ? {} : { factor }),
      input:
        input ??
        t(of.some(({ coverageId }) => coverageId !== null) ? 'waterfall.byCoverage' : 'waterfall.bySteps', {
          count: of.length,
        }),
    }
  })
