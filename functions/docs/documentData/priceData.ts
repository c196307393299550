import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import type { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'
import type { WaterfallKey } from '#shared/domain/rating/waterfall.ts'
import { waterfallSummary } from '#shared/domain/rating/waterfallSummary.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Price, WaterfallStep } from '../templates/documentData.ts'
import { wordsOf } from '../templates/words.ts'

export const feeLabels = {
  policyFee: 'Policy fee',
  brokerFee: 'Broker fee',
  additionalBrokerFee: 'Additional broker fee',
  mgaFee: 'MGA fee',
} as const

/** Premium, fees and taxes as a document lists them; what is nothing is left out. */
export const priceData = ({ premium, fees, taxes, total }: RatedPremium): Price => ({
  premium,
  fees: fees.filter(({ amount }) => amount !== 0).map(({ key, amount }) => ({ label: feeLabels[key], amount })),
  taxes: taxes
    .filter(({ amount }) => amount !== 0)
    .map(({ name, rate, amount }) => ({ label: name, amount, ...(rate > 0 && { rate }) })),
  total,
})

/** How a client reads each kind of step; steps on several coverages are added up. */
const stepLabels = {
  baseRate: 'Base premium for your revenue and coverages',
  hazardGroup: 'Industry',
  limit: 'Limits',
  deductible: 'Deductible',
  waitingPeriod: 'Waiting period',
  retroPeriod: 'Retroactive period',
  recordCount: 'Personal records held',
  product: 'Product',
  securityControl: 'Security controls',
  riskScore: 'Security seen from outside',
  claimHistory: 'Claims history',
  state: 'Location',
  irpm: 'Individual risk modification',
  creditSpread: 'Bounds of credits and debits',
  carrierRater: 'Rates of the carrier',
  term: 'Length of the period',
  minimumPremium: 'Minimum premium',
  rounding: 'Rounding to whole units',
  tria: 'Terrorism cover',
} as const satisfies Readonly<Record<Exclude<WaterfallKey, 'fee' | 'relativity' | 'tax'>, string>>

const labelOf = (key: keyof typeof stepLabels, region: RegionCode): string =>
  key === 'deductible' ? wordsOf(region).deductible : stepLabels[key]

const isPremiumStep = (key: WaterfallKey): key is keyof typeof stepLabels => key in stepLabels

/**
 * The way to the premium in a dozen steps, the same as the screen shows: the rater's, added up by kind. What
 * moves less than a whole unit joins the rounding, so the effects still add up to the premium to the minor unit.
 */
export const waterfallData = ({ steps, premium }: RatedPremium, region: RegionCode): WaterfallStep[] => {
  const rows = waterfallSummary(steps).flatMap(({ key, effect }) =>
    isPremiumStep(key) && key !== 'rounding' ? [{ key, effect }] : [],
  )
  const shown = rows.filter(({ key, effect }) => key === 'baseRate' || Math.abs(effect) >= minorUnitsPerUnit)
  const rest = premium - shown.reduce((sum, { effect }) => sum + effect, 0)
  return [
    ...shown.map(({ key, effect }) => ({ label: labelOf(key, region), effect })),
    ...(rest === 0 ? [] : [{ label: stepLabels.rounding, effect: rest }]),
  ]
}
