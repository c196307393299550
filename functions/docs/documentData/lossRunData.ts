import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { LossRunRecord } from '../store/lossRuns.ts'
import type { LossRunData } from '../templates/lossRunData.ts'
import { issuerOf } from './issuer.ts'

/** What a loss run says: the policies of an account with their claims, as they stood on its day. */
export const lossRunData = (region: RegionCode, { created, id, run }: LossRunRecord): LossRunData => {
  const { locale, timeZone } = regionOf(region)
  const { asOf, companyName, currency, policies, totals } = run
  return {
    region,
    locale,
    currency,
    generatedOn: dateAt(created, timeZone),
    issuer: issuerOf(region),
    documentNumber: `LR-${asOf}-${id.slice(-6)}`,
    insured: companyName,
    asOf,
    policies,
    totals,
  }
}
