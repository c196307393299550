import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/industry.ts'
import { keepEdit, standingCode } from './keepEdit.ts'

export const updateIndustryCode = implement(contract.updateIndustryCode)(async ({ params, body, now, fail }) => {
  const { naicsCode, primaryIndustry, secondaryIndustry: title } = body
  const standing = await standingCode(params.naicsId)
  if (standing === undefined) return fail('industry.notFound')
  if (naicsCode !== params.naicsId) return fail('industry.codeStays')
  const { code, withdrawnOn } = standing
  return keepEdit({ code, title, primaryIndustry, withdrawnOn }, now)
})
