import '#functions/tariff/public.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { priceProducts as contract } from '#shared/contracts/rater/priceProducts.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { productLines } from '#shared/domain/coverage/productLines.ts'
import { calculate, warningsOf } from '#shared/domain/rating/calculation.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { riskOf } from './answerCalculator.ts'
import { usualTerms } from './usualTerms.ts'

export const priceProducts = implement(contract)(async ({ body, actor, now, fail }) => {
  const region = regionOf(config.region)
  const wanted = body.products ?? region.products
  if (!wanted.every((product) => region.products.includes(product))) return fail('region.notServed')
  const { account, priorDeclines, claims } = await riskOf(body, { actor, now })
  const today = dateAt(now, timeZoneOf(region, account.state))
  const state = { account, global: body.global ?? usualTerms(today), coverages: body.coverages }
  return {
    currency: region.currency,
    products: wanted.map((product) => {
      const priced = calculate(state, { region: region.code, product, priorDeclines, claims, today })
      const { rated, outcome, reasons, terms } = priced
      const { premium, fees, taxes, total, rateBookVersion } = rated
      const { limit, deductible } = terms.terms
      const { family } = productLines[product]
      const warnings = warningsOf(priced)
      return {
        product,
        family,
        premium,
        fees,
        taxes,
        total,
        outcome,
        reasons,
        warnings,
        limit,
        deductible,
        rateBookVersion,
      }
    }),
  }
})
