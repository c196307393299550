import '#functions/tariff/public.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { listIndications as contract } from '#shared/contracts/rater/indications.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { productLines } from '#shared/domain/coverage/productLines.ts'
import { calculate } from '#shared/domain/rating/calculation.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { storedRisk } from './answerCalculator.ts'
import { usualTerms } from './usualTerms.ts'

export const listIndications = implement(contract)(async ({ query, actor, now }) => {
  const region = regionOf(config.region)
  const { account, priorDeclines, claims } = await storedRisk(query.accountId, {}, { actor, now })
  const today = dateAt(now, timeZoneOf(region, account.state))
  const state = { account, global: usualTerms(today), coverages: {} }
  return region.products.map((product) => {
    const setting = { region: region.code, product, priorDeclines, claims, today }
    const { rated, outcome, reasons } = calculate(state, setting)
    const { family } = productLines[product]
    const { premium, total } = rated
    return { product, family, premium, total, outcome, reasons: reasons.map(({ message }) => message) }
  })
})
