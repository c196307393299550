import type { TFunction } from 'i18next'
import type { Waterfall } from '#shared/domain/rating/waterfall.ts'
import { waterfallSummary } from '#shared/domain/rating/waterfallSummary.ts'
import type { WaterfallStep } from '#web/charts/waterfallBars.ts'
import { retroWords, waitingWords } from '#web/records/coverages/termWords.ts'
import { stepFactor, stepInput } from '#web/records/quote/stepFigures.ts'

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
    const words = {
      hours: (count: number) => waitingWords(t, count),
      retro: (period: number) => retroWords(t, period),
    }
    const input = shared(of.map((step) => stepInput(step, words)))
    const factor = shared(of.map(stepFactor))
    return {
      key,
      label: t(`waterfall.${key}`),
      effect,
      kind: key === 'baseRate' ? 'base' : 'step',
      ...(factor !== undefined && { factor }),
      input:
        input ??
        t(of.some(({ coverageId }) => coverageId !== null) ? 'waterfall.byCoverage' : 'waterfall.bySteps', {
          count: of.length,
        }),
    }
  })
