import type { WaterfallKey, WaterfallStep } from '#shared/domain/rating/waterfall.ts'
import { number, wholeMoney } from '#web/i18n/format.ts'

/** Steps whose figure is an amount and no factor: nothing is multiplied by it. */
const ofAmounts: readonly WaterfallKey[] = ['baseRate', 'fee', 'minimumPremium', 'rounding']
/** Steps that are read by an amount. */
const byAmount: readonly WaterfallKey[] = ['deductible', 'limit', 'tria']

/** How a feature says terms. */
interface TermWords {
  readonly hours: (count: number) => string
  readonly retro: (period: number) => string
}

/** The factor of a step, where it is one. */
export const stepFactor = ({ key, factor }: Pick<WaterfallStep, 'factor' | 'key'>): number | undefined =>
  ofAmounts.includes(key) ? undefined : factor

/** What a step was looked up with, as a person says it: amounts as money, terms by their words. */
export const stepInput = (
  { key, input }: Pick<WaterfallStep, 'input' | 'key'>,
  { hours, retro }: TermWords,
): string => {
  if (typeof input === 'string') return input
  if (byAmount.includes(key)) return wholeMoney(input)
  if (key === 'waitingPeriod') return hours(input)
  return key === 'retroPeriod' ? retro(input) : number(input)
}
