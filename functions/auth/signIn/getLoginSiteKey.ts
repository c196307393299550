import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/signIn.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** The key of the region that speaks the locale; the own one when none is named. */
export const getLoginSiteKey = implement(contract.getLoginSiteKey)(async ({ query }) => {
  const code = regionCodes.find((each) => regionOf(each).locale === query.locale) ?? config.region
  return { siteKey: regionOf(code).captchaSiteKey, scriptUrl: config.captcha.scriptUrl }
})
