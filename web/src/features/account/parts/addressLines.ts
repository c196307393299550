import type { AddressField } from '#shared/regions/region.ts'
import { region } from '#web/i18n/region.ts'

/** The lines of an address that are known, as the region writes them: `Madison, WI 53711`, `London, EC1A 1BB`. */
export const addressLines = (address: Readonly<Partial<Record<AddressField, string | undefined>>>): string[] => {
  const known = (name: AddressField) => address[name]?.trim() ?? ''
  const place = [known('state'), known('zipCode')].filter(Boolean).join(' ')
  const street = (['address1', 'address2', 'address3'] as const).map(known)
  const town = region.code === 'au' ? [[known('city'), place].filter(Boolean).join(' ')] : [known('city'), place]
  return [...street, ...town].filter(Boolean)
}
