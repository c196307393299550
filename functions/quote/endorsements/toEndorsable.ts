import { config } from '#functions/_platform/config/config.ts'
import { type PolicyRecord, recordOfStack } from '#functions/policy/public.ts'
import type { EndorsableTerms } from '#shared/contracts/policy/endorsableTerms.ts'
import { isAlwaysOn } from '#shared/domain/coverage/availability.ts'
import { carries } from '#shared/domain/coverage/productLines.ts'
import { productTerms } from '#shared/domain/coverage/productTerms.ts'
import type { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import { stateGlobals } from '#shared/domain/coverage/stateGlobals.ts'
import { retroPeriods } from '#shared/domain/coverage/terms.ts'
import type { Calculation } from '#shared/domain/rating/calculation.ts'
import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import { calculatorCoverage } from '#shared/domain/rating/calculatorCoverage.ts'
import type { dayOf } from './endorsed.ts'

/** The choices there are, and what stands where it is none of them. */
const withStanding = (choices: readonly number[], standing: number): number[] =>
  [...new Set([...choices, standing])].toSorted((a, b) => a - b)

/** A coverage that the policy has: it can be had, on the terms that it is had on. */
const asItIs = (coverage: CalculatorCoverage, had: SelectedCoverage, alwaysOn: boolean): CalculatorCoverage => ({
  ...coverage,
  available: true,
  disabled: alwaysOn,
  reason: null,
  selected: true,
  limit: had.limit,
  deductible: { ...coverage.deductible, value: had.retention },
  waitingPeriod: { ...coverage.waitingPeriod, value: had.waitingPeriod },
  retroActivePeriod: {
    ...coverage.retroActivePeriod,
    value: had.retroActivePeriod,
    asDate: had.retroActiveDate,
    disabled: !coverage.retroActivePeriod.available,
  },
})

const coveragesOf = (policy: PolicyRecord, { context, resolved }: Calculation): CalculatorCoverage[] => {
  const bought = new Map(policy.coverages.map((each) => [each.coverageId, each]))
  return resolved
    .map((entry) => {
      const had = bought.get(entry.coverage.id)
      const shown = calculatorCoverage({ ...entry, selected: false }, context, false, had?.premium ?? 0)
      return had === undefined ? shown : asItIs(shown, had, isAlwaysOn(entry.coverage, context))
    })
    .toSorted((a, b) => a.order - b.order)
}

/** What of the policy as it is on a day can become another, and what it can become. */
export const toEndorsable = (
  policy: PolicyRecord,
  {
    day,
    offer,
    limitHeldBy,
  }: {
    readonly day: ReturnType<typeof dayOf>
    readonly offer: Calculation
    /** The layers that lie on it, where some do. */
    readonly limitHeldBy?: EndorsableTerms['limitHeldBy']
  },
): EndorsableTerms => {
  const { effectiveDate, window } = day
  const onDay = recordOfStack(policy, { effective: effectiveDate })
  const { firmographicData: where, productType: product } = onDay
  const { waits, reachesBack } = productTerms(product)
  const { aggLimits, deductibles, hrs } = stateGlobals(config.region)
  const { maximumLimit = Number.POSITIVE_INFINITY, minimumRetention = 0 } = offer.terms
  return {
    effectiveDate,
    earliest: window.from,
    latest: window.to,
    terms: {
      name: onDay.companyName,
      address1: where.address1,
      address2: where.address2,
      city: where.city,
      state: where.state,
      zipCode: where.zipCode,
      customerFirstName: onDay.customerFirstName,
      customerLastName: onDay.customerLastName,
      customerEmail: onDay.customerEmail,
      customerPhone: onDay.customerPhone,
      limit: onDay.limit,
      deductible: onDay.deductible,
      waitingPeriod: onDay.waitingPeriod,
      retroActivePeriod: onDay.retroActivePeriod,
      additionalInsureds: onDay.additionalInsureds.map(({ id: _, ...insured }) => insured),
      eventExclusions: onDay.eventExclusions,
    },
    coverages: coveragesOf(onDay, offer),
    limits: withStanding(
      limitHeldBy === undefined ? aggLimits.filter((limit) => limit <= maximumLimit) : [],
      onDay.limit,
    ),
    ...(limitHeldBy && { limitHeldBy }),
    deductibles: withStanding(
      deductibles.filter((amount) => amount >= minimumRetention),
      onDay.deductible,
    ),
    waitingPeriods: waits ? withStanding(hrs, onDay.waitingPeriod) : [],
    retroActivePeriods: reachesBack ? [...retroPeriods] : [],
    latestRetroActiveDate: policy.effectiveDate,
    namesInsureds: carries(product, 'ADDITIONAL_INSURED'),
    excludesEvents: carries(product, 'EVENT_EXCLUSION'),
  }
}
