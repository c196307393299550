import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { carrierRaters, carrierRatersScope } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** Carriers are few: all of them, as far as their raters are in force today. */
export const listCarrierProfiles = implement(contract.listCarrierProfiles)(async ({ now }) => {
  const today = dateAt(now, regionOf(config.region).timeZone)
  const raters = await carrierRaters.every({ scopes: [carrierRatersScope] })
  return raters
    .filter((rater) => rater.effectiveFrom <= today && (rater.effectiveUntil === null || today < rater.effectiveUntil))
    .map(({ carrierId, name, products, states }) => ({ carrierId, name, products, states }))
})
