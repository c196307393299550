import type { RegionCode } from '#shared/regions/code.ts'
import { insuredOf } from './book.ts'
import { type DemoPerson, demoPassword } from './cast.ts'

const parts: Readonly<Record<RegionCode, readonly [firstName: string, lastName: string, phone: string]>> = {
  us: ['Ramona', 'Steele', '(713) 555-0119'],
  uk: ['Tamsin', 'Holt', '+44 20 7946 0119'],
  au: ['Jarrod', 'Quill', '+61 2 7010 0119'],
}

/** Who is in charge of the account of the insured whose policy holder signs in: they connect its systems and invite its people. */
export const insuredAdminOf = (region: RegionCode): DemoPerson & { readonly company: string } => {
  const [firstName, lastName, phone] = parts[region]
  const { company, email } = insuredOf(region)
  const role = 'Account Admin'
  return {
    region,
    email: `${firstName}.${lastName}@${email.split('@')[1]}`.toLowerCase(),
    password: demoPassword,
    who: `${role}, ${company}`,
    ...{ firstName, lastName, phone, role, company },
  }
}
