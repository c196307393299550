import { readPhone } from '#shared/regions/phone.ts'
import type { Region } from '#shared/regions/region.ts'
import { stateOf } from '#shared/regions/states.ts'

interface Written {
  readonly state?: string | undefined
  readonly phoneNumber?: string | undefined
  readonly zipCode?: string | undefined
}

interface Kept {
  readonly state?: string
  readonly phoneNumber?: string
  readonly phoneExtension?: string
  readonly zipCode?: string
}

/**
 * State, phone and postcode as they are kept: the state's abbreviation and none where the region has no states, the phone's
 * digits with the country code and its extension apart (rule: phones), the postcode in capitals.
 */
export const regionalAddress = ({ state, phoneNumber, zipCode }: Written, region: Region): Kept => {
  const known = state === undefined ? undefined : stateOf(region, state)
  const reading = phoneNumber === undefined ? undefined : readPhone(region, phoneNumber)
  return {
    ...(known && { state: known.abbreviation }),
    ...(reading?.ok && { phoneNumber: reading.phone.digits }),
    ...(reading?.ok && reading.phone.extension !== undefined && { phoneExtension: reading.phone.extension }),
    ...(zipCode !== undefined && { zipCode: zipCode.trim().toUpperCase() }),
  }
}
