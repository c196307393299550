import { companies } from '#shared/domain/account/companies.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** A company that a journey takes to its policy, and who speaks for it. */
export interface Client {
  /** As the company register has it. */
  readonly name: string
  /** What somebody types to find it. */
  readonly search: string
  /** The state it is in, where the region has states. */
  readonly state?: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

const inRegister = (region: RegionCode, name: string): string => {
  const found = companies[region].find((company) => company.name === name)
  if (found === undefined) throw new Error(`The company register has no ${name}.`)
  return found.name
}

/** The clients of the journeys: small firms of the register that the demo book leaves alone. */
export const clients: Readonly<Record<RegionCode, Client>> = {
  us: {
    name: inRegister('us', 'Holloway Advisory Group'),
    search: 'Holloway',
    state: 'Pennsylvania',
    firstName: 'Irene',
    lastName: 'Holloway',
    email: 'irene@hollowayadvisorygroup.example',
    phone: '(215) 555-0171',
  },
  uk: {
    name: inRegister('uk', 'Tideway Design Studio'),
    search: 'Tideway',
    firstName: 'Beatrice',
    lastName: 'Lang',
    email: 'beatrice@tideway-design-studio.example',
    phone: '020 7946 0171',
  },
  au: {
    name: inRegister('au', 'Gallop Architects'),
    search: 'Gallop',
    state: 'South Australia',
    firstName: 'Miriam',
    lastName: 'Gallop',
    email: 'miriam@galloparchitects.example',
    phone: '(08) 7010 0171',
  },
}
