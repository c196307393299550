import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/industry.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { isOffered } from '#shared/domain/industry/industryEdits.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { keepEdit, standingCode } from './keepEdit.ts'

export const createIndustryCode = implement(contract.createIndustryCode)(async ({ body, now, fail }) => {
  const { naicsCode: code, primaryIndustry, secondaryIndustry: title } = body
  const standing = await standingCode(code)
  if (standing !== undefined && isOffered(standing, dateAt(now, regionOf(config.region).timeZone)))
    return fail('industry.exists')
  return keepEdit({ code, title, primaryIndustry }, now)
})
