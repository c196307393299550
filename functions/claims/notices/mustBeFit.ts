import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type ClaimNotice, noticeAhead } from '#shared/contracts/claims/claimNotice.ts'
import { noticeFaults } from '#shared/contracts/claims/noticeFaults.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { regionOf } from '#shared/regions/regions.ts'

/**
 * Refuses a notice that says what is no phone, place or postcode of the region, or a loss on a day that has not come where
 * the insured is.
 * @throws claim.incomplete, request.unfit
 */
export const mustBeFit = (notice: ClaimNotice, at: { readonly timeZone: TimeZone; readonly now: Instant }): void => {
  const errors = noticeFaults(notice, regionOf(config.region))
  if (errors.length > 0) fail('claim.incomplete', { errors })
  const ahead = noticeAhead(notice, dateAt(at.now, at.timeZone))
  if (ahead.length > 0) fail('request.unfit', { errors: ahead })
}
