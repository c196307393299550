import type { Region } from '#shared/regions/region.ts'
import { stateOf, statesOf } from '#shared/regions/states.ts'

/** Whom a certificate is for, as it was entered. */
export interface EnteredHolder {
  readonly organizationName?: string | undefined
  readonly address1?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly zip?: string | undefined
}

const isMissing = (text: string | undefined): boolean => text === undefined || text.trim() === ''

/** What is missing or wrong in an entered holder, field by field, to the letter of the form; regions without states ask for none. */
export const holderFaults = (
  { organizationName, address1, city, state, zip }: EnteredHolder,
  region: Region,
): { readonly path: [keyof EnteredHolder]; readonly detail: string }[] => {
  const { postcode, city: town } = region.address
  const hasStates = statesOf(region).length > 0
  const faults: (readonly [keyof EnteredHolder, string] | undefined)[] = [
    isMissing(organizationName) ? ['organizationName', 'Please enter a Orginization.'] : undefined,
    isMissing(address1) ? ['address1', 'Please enter a Address'] : undefined,
    isMissing(city)
      ? ['city', 'Please enter a City']
      : town.pattern.test(city?.trim() ?? '')
        ? undefined
        : ['city', town.message],
    hasStates && stateOf(region, state ?? '') === undefined ? ['state', 'Please select a State'] : undefined,
    isMissing(zip) || postcode.pattern.test(zip?.trim() ?? '') ? undefined : ['zip', postcode.message],
  ]
  return faults.flatMap((fault) => (fault === undefined ? [] : [{ path: [fault[0]], detail: fault[1] }]))
}
