import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/platform/environment.ts'
import { regionOf } from '#shared/regions/regions.ts'

export const getEnvironment = implement(contract.getEnvironment)(async () => {
  const { code, locale, flags, support } = regionOf(config.region)
  return { region: code, locale, flags: { ...flags }, supportContact: support }
})
