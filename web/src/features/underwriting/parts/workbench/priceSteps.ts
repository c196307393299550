import type { TFunction } from 'i18next'
import type { Waterfall } from '#shared/domain/rating/waterfall.ts'
import { waterfallSummary } from '#shared/domain/rating/waterfallSummary.ts'
import type { WaterfallStep } from '#web/charts/waterfallBars.ts'
import { retroWords } from '#web/records/coverages/termWords.ts'
import { stepFactor, stepInput } from '#web/records/quote/stepFigures.ts'

/** The one value that all have, or undefined when they differ. */
const common = <Value>(values: readonly Value[]): Value | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined

/**
 * The waterfall as bars, one a kind of step. Factor and input show where all coverages have the same; where each has its
 * own, the bar says how many there are.
 */
export const priceSteps = (
  steps: Waterfall,
  t: TFunction<'underwriting'>,
  inQuote: TFunction<'quote'>,
): readonly WaterfallStep[] =>
  waterfallSummary(steps).map(({ key, effect }): WaterfallStep => {
    const of = steps.filter((step) => step.key === key)
    const words = {
      hours: (count: number) => t('terms.hours', { count }),
      retro: (period: number) => retroWords(inQuote, period),
    }
    const factor = common(of.map(stepFactor))
    const input = common(of.map((step) => stepInput(step, words)))
    return {
      key,
      label: t(`waterfall.${key}`),
      effect,
      kind: key === 'baseRate' ? 'base' : 'step',
      ...(factor !== undefined && { factor }),
      input: input ?? t('waterfall.perCoverage', { count: of.length }),
    }
  })
