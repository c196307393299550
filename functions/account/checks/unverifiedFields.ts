import type { Region } from '#shared/regions/region.ts'
import { areasOfTown, isPostcodeArea } from './postTowns.ts'

interface BritishAddress {
  readonly address1: string
  readonly city: string
  readonly zipCode: string
}

type Field = 'address1' | 'city' | 'zipCode'

/** The letters a British postcode begins with: `EC` of EC1A 1BB. */
const areaOf = (postcode: string): string => /^[A-Z]+/.exec(postcode.trim().toUpperCase())?.[0] ?? ''

/**
 * The fields of a British address that do not stand up: no street, a town that is no town's name, a postcode of the wrong
 * form or of an area that does not exist, or a post town that does not lie in the postcode's area – then both are in doubt.
 * A place that is no post town cannot be checked against the postcode and passes.
 */
export const unverifiedFields = ({ address1, city, zipCode }: BritishAddress, region: Region): Field[] => {
  const fields = new Set<Field>()
  if (!/\p{L}/u.test(address1)) fields.add('address1')
  if (!region.address.city.pattern.test(city)) fields.add('city')
  if (!region.address.postcode.pattern.test(zipCode) || !isPostcodeArea(areaOf(zipCode))) fields.add('zipCode')
  if (fields.has('city') || fields.has('zipCode')) return [...fields]
  const areas = areasOfTown(city)
  return areas.length > 0 && !areas.includes(areaOf(zipCode)) ? [...fields, 'city', 'zipCode'] : [...fields]
}
