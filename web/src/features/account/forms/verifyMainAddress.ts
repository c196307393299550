import { verifyAddress } from '#shared/contracts/account/checks.ts'
import type { AccountDetails } from '#shared/domain/account/accountDetails.ts'
import { call } from '#web/api/call.ts'
import { region } from '#web/i18n/region.ts'

/** The fields of an address that do not fit together, as the check names them. */
export type AddressFinding = { readonly errorFields: readonly string[]; readonly names: readonly string[] }

const fits: AddressFinding = { errorFields: [], names: [] }

/**
 * Checks a British address (administration, section 7); elsewhere every address fits. A check that cannot be made holds
 * nobody up.
 */
export const verifyMainAddress = async ({ address1, address2, address3, city, zipCode }: AccountDetails) => {
  if (region.country.alpha3 !== 'GBR') return fits
  const body = { country: region.country.alpha3, address1, address2, address3, city, zipCode }
  const answer = await call(verifyAddress, { body }).catch(() => undefined)
  if (answer === undefined) return fits
  const { errorFields, localizedErrorFieldNames } = answer
  return { errorFields, names: localizedErrorFieldNames.length > 0 ? localizedErrorFieldNames : errorFields }
}

const addressFields = ['address1', 'address2', 'address3', 'city', 'zipCode'] as const

/** Whether a field that the check names is one of the form's. */
export const isAddressField = (field: string): field is (typeof addressFields)[number] =>
  addressFields.some((each) => each === field)

/** The same address asks once: staff who confirmed it are not asked again. */
export const addressKey = (address: AccountDetails): string =>
  addressFields.map((field) => (address[field] ?? '').trim().toUpperCase()).join('|')
