import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/rules.ts'
import { noRates } from '#shared/domain/rating/calculation.ts'
import { techEoRate } from '#shared/domain/rating/techEoRate.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { bookInForce } from './bookInForce.ts'

export const getTechEoRate = implement(contract.getTechEoRate)(async ({ query, now, fail }) => {
  const book = bookInForce('P100', now) ?? fail('rating.notRateable', { data: { reason: noRates } })
  const state = stateOf(regionOf(config.region), query.state ?? '')?.abbreviation
  return {
    rate: techEoRate(book, { revenue: query.revenue, industryCode: query.naicsCode, primaryShare: 100, state }),
  }
})
