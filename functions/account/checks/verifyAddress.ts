import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/checks.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** The fields by the names their labels have. */
const fieldNames = { address1: 'Address 1', city: 'City/Town', zipCode: 'Postal code' } as const

export const verifyAddress = implement(contract.verifyAddress)(async ({ body, fail }) => {
  const region = regionOf(config.region)
  if (region.country.alpha3 !== body.country) fail('region.notServed')
  // The list of post towns is long and asked for seldom.
  const { unverifiedFields } = await import('./unverifiedFields.ts')
  const errorFields = unverifiedFields(body, region)
  return { errorFields, localizedErrorFieldNames: errorFields.map((field) => fieldNames[field]) }
})
