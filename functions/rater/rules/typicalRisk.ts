import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { annualTerm, defaultEffectiveDate } from '#shared/domain/calendar/coverageDates.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type PresetName, presetNumbers } from '#shared/domain/coverage/presets.ts'
import { defaultTerms } from '#shared/domain/coverage/terms.ts'
import type { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import { priceCalculator } from '#shared/domain/rating/priceCalculator.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf, timeZoneOf } from '#shared/regions/states.ts'

/** A risk of which only the industry, the state and the revenue are known. */
export interface TypicalRisk {
  readonly naicsCode: string
  readonly preset: PresetName
  readonly product: Product
  readonly state?: string | undefined
  readonly revenue: number
}

/** The calculator's answer for a typical risk on the default terms; `rating.notRateable` when no rates are in force. */
export const typicalAnswer = (risk: TypicalRisk, now: Instant): CalculatorAnswer => {
  const region = regionOf(config.region)
  const state = stateOf(region, risk.state ?? '')?.abbreviation
  const today = dateAt(now, timeZoneOf(region, state))
  const answer = priceCalculator(
    {
      account: {
        revenue: risk.revenue,
        [region.industry.codeField]: risk.naicsCode,
        ...(state !== undefined && { state }),
      },
      global: {
        ...defaultTerms,
        preset: presetNumbers[risk.preset],
        ...annualTerm(defaultEffectiveDate(today)),
      },
      coverages: {},
    },
    { region: region.code, product: risk.product, today },
  )
  if (answer.calculatorError !== null) return fail('rating.notRateable', { data: { reason: answer.calculatorError } })
  return answer
}
