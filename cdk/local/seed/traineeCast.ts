import type { RegionCode } from '#shared/regions/code.ts'
import { type DemoPerson, demoAgencies, demoPassword } from './cast.ts'

const parts: Readonly<Record<RegionCode, readonly [firstName: string, lastName: string, phone: string]>> = {
  us: ['Avery', 'Lund', '(512) 555-0115'],
  uk: ['Bethan', 'Rees', '+44 20 7946 0115'],
  au: ['Callie', 'Drummond', '+61 2 7010 0115'],
}

/** Who learns the trade at the first agency: a producer whose role the agency narrows. */
export const traineeOf = (region: RegionCode): DemoPerson => {
  const [firstName, lastName, phone] = parts[region]
  const agency = demoAgencies(region).find(({ key }) => key === 'first')
  if (agency === undefined) throw new Error(`There is no agency in ${region}.`)
  const { hostname, name } = agency
  return {
    region,
    email: `${firstName}.${lastName}@${hostname}.example`.toLowerCase(),
    password: demoPassword,
    who: `Principal Producer in training, ${name}`,
    firstName,
    lastName,
    phone,
    role: 'Principal Producer',
    agency: 'first',
  }
}
