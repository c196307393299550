import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/industry.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { keepEdit, standingCode } from './keepEdit.ts'

export const removeIndustryCode = implement(contract.removeIndustryCode)(async ({ params, now, fail }) => {
  const standing = await standingCode(params.naicsId)
  if (standing === undefined) return fail('industry.notFound')
  const { code, title, primaryIndustry } = standing
  const withdrawnOn = standing.withdrawnOn ?? dateAt(now, regionOf(config.region).timeZone)
  await keepEdit({ code, title, primaryIndustry, withdrawnOn }, now)
})
