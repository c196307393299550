import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/states.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { statesOf } from '#shared/regions/states.ts'

export const listStateTimezones = implement(contract.listStateTimezones)(async () =>
  Object.fromEntries(statesOf(regionOf(config.region)).map(({ abbreviation, timeZone }) => [abbreviation, timeZone])),
)
