import type { RegionCode } from '#shared/regions/code.ts'
import { type DemoPerson, demoPassword } from './cast.ts'

/** A person of an organization that stands on the claims panel. */
interface Part {
  readonly organization: string
  readonly person: readonly [firstName: string, lastName: string, phone: string]
}

const parts: Readonly<Record<RegionCode, Part>> = {
  us: { organization: 'Bytewell Forensics', person: ['Dalia', 'Nasser', '(512) 555-0171'] },
  uk: { organization: 'Tidewater Digital Forensics', person: ['Callum', 'Reith', '+44 20 7946 0171'] },
  au: { organization: 'Southern Trace Forensics', person: ['Mei', 'Harrow', '+61 2 7010 0171'] },
}

/** Who works on the claims that a vendor of the panel is brought into, and for which organization. */
export const vendorOf = (region: RegionCode): { readonly organization: string; readonly responder: DemoPerson } => {
  const { organization, person } = parts[region]
  const [firstName, lastName, phone] = person
  const domain = organization.toLowerCase().replaceAll(' ', '')
  return {
    organization,
    responder: {
      region,
      email: `${firstName}.${lastName}@${domain}-${region}.example`.toLowerCase(),
      password: demoPassword,
      who: `Vendor Responder, ${organization}`,
      firstName,
      lastName,
      phone,
      role: 'Vendor Responder',
    },
  }
}
