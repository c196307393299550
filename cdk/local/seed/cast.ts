import type { Role } from '#shared/permissions.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import type { SignIn } from '../gateway/landing.ts'

/** An agency of the demo book. */
export interface DemoAgency {
  readonly key: 'first' | 'second'
  readonly name: string
  readonly hostname: string
  readonly npn: string
  readonly contactFirstName: string
  readonly contactLastName: string
  readonly contactEmail: string
  readonly contactPhone: string
  readonly address1: string
  readonly city: string
  readonly state?: string
  readonly zipCode: string
  /** It collects the premium and is billed month by month. */
  readonly agencyBilled?: boolean
}

/** Someone of the demo book. Staff have no agency. */
export interface DemoPerson extends SignIn {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly role: Role
  readonly agency?: DemoAgency['key']
  /** Secret of the authenticator app that is asked for at sign-in. */
  readonly authenticator?: string
}

/** Everybody's password; the platform's own rules hold for it. */
export const demoPassword = 'Harbour-2026!'

/** Enter it in any authenticator app to sign in as a producer who has one. */
const authenticator = 'PALISADEDEMOAPP234567PALISADEDEM'

interface Part {
  readonly role: Role
  readonly agency?: DemoAgency['key']
  readonly withAuthenticator?: true
}

/** What the people of every region are. */
const parts = {
  superAdmin: { role: 'Super Admin' },
  bookkeeper: { role: 'Power User' },
  underwriter: { role: 'Underwriter' },
  headOfClaims: { role: 'Head of Claims' },
  customerSuccess: { role: 'Customer Success' },
  accountExecutive: { role: 'Account Executive' },
  tam: { role: 'TAM' },
  tsm: { role: 'TSM' },
  bizDev: { role: 'Biz Dev' },
  technician: { role: 'Technician' },
  agencyAdmin: { role: 'Agency Admin', agency: 'first' },
  producer: { role: 'Principal Producer', agency: 'first' },
  agent: { role: 'Agent', agency: 'first' },
  producerWithAuthenticator: { role: 'Principal Producer', agency: 'first', withAuthenticator: true },
  otherProducer: { role: 'Principal Producer', agency: 'second' },
} as const satisfies Record<string, Part>
type PartName = keyof typeof parts

interface RegionCast {
  readonly agencies: readonly [DemoAgency, DemoAgency]
  readonly people: Readonly<Record<PartName, readonly [firstName: string, lastName: string, phone: string]>>
}

const regions: Readonly<Record<RegionCode, RegionCast>> = {
  us: {
    agencies: [
      {
        key: 'first',
        name: 'Harbor & Pine Insurance',
        hostname: 'harborpine',
        npn: '18204417',
        contactFirstName: 'Helen',
        contactLastName: 'Marsh',
        contactEmail: 'office@harborpine.example',
        contactPhone: '(512) 555-0110',
        address1: '410 Congress Avenue',
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
      },
      {
        key: 'second',
        name: 'Bluebonnet Risk Partners',
        hostname: 'bluebonnet',
        npn: '19330528',
        contactFirstName: 'Luis',
        contactLastName: 'Ortega',
        contactEmail: 'office@bluebonnet.example',
        contactPhone: '(214) 555-0140',
        address1: '2100 Ross Avenue',
        city: 'Dallas',
        state: 'TX',
        zipCode: '75201',
      },
    ],
    people: {
      superAdmin: ['Nora', 'Bennett', '(512) 555-0101'],
      bookkeeper: ['Judith', 'Hale', '(512) 555-0104'],
      underwriter: ['Walter', 'Diaz', '(512) 555-0102'],
      headOfClaims: ['Maren', 'Castillo', '(512) 555-0103'],
      customerSuccess: ['Iris', 'Delgado', '(512) 555-0105'],
      accountExecutive: ['Grant', 'Ashworth', '(512) 555-0106'],
      tam: ['Simone', 'Okada', '(512) 555-0107'],
      tsm: ['Peter', 'Lindgren', '(512) 555-0108'],
      bizDev: ['Camille', 'Rousseau', '(512) 555-0109'],
      technician: ['Devon', 'Marsh', '(512) 555-0130'],
      agencyAdmin: ['Helen', 'Marsh', '(512) 555-0111'],
      producer: ['Marcus', 'Reed', '(512) 555-0112'],
      agent: ['Tessa', 'Nguyen', '(512) 555-0113'],
      producerWithAuthenticator: ['Owen', 'Pratt', '(512) 555-0114'],
      otherProducer: ['Luis', 'Ortega', '(214) 555-0141'],
    },
  },
  uk: {
    agencies: [
      {
        key: 'first',
        name: 'Harbour & Pine Brokers',
        hostname: 'harbourpine',
        npn: '302114',
        contactFirstName: 'Imogen',
        contactLastName: 'Clarke',
        contactEmail: 'office@harbourpine.example',
        contactPhone: '+44 20 7946 0110',
        address1: '18 Lime Street',
        city: 'London',
        zipCode: 'EC3M 7AN',
      },
      {
        key: 'second',
        name: 'Thistle & Wren Insurance',
        hostname: 'thistlewren',
        npn: '305581',
        contactFirstName: 'Callum',
        contactLastName: 'Fraser',
        contactEmail: 'office@thistlewren.example',
        contactPhone: '+44 131 496 0140',
        address1: '42 George Street',
        city: 'Edinburgh',
        zipCode: 'EH2 2LE',
      },
    ],
    people: {
      superAdmin: ['Oliver', 'Hughes', '+44 20 7946 0101'],
      bookkeeper: ['Alasdair', 'Munro', '+44 20 7946 0104'],
      underwriter: ['Priya', 'Shah', '+44 20 7946 0102'],
      headOfClaims: ['Fiona', 'Drummond', '+44 20 7946 0103'],
      customerSuccess: ['Nadia', 'Iqbal', '+44 20 7946 0105'],
      accountExecutive: ['Giles', 'Pemberton', '+44 20 7946 0106'],
      tam: ['Sunita', 'Rao', '+44 20 7946 0107'],
      tsm: ['Ewan', 'Sinclair', '+44 20 7946 0108'],
      bizDev: ['Lucy', 'Harcourt', '+44 20 7946 0109'],
      technician: ['Owain', 'Bevan', '+44 20 7946 0130'],
      agencyAdmin: ['Imogen', 'Clarke', '+44 20 7946 0111'],
      producer: ['Daniel', 'Okafor', '+44 20 7946 0112'],
      agent: ['Freya', 'Walsh', '+44 20 7946 0113'],
      producerWithAuthenticator: ['Rhys', 'Morgan', '+44 20 7946 0114'],
      otherProducer: ['Callum', 'Fraser', '+44 131 496 0141'],
    },
  },
  au: {
    agencies: [
      {
        key: 'first',
        name: 'Harbour & Pine Insurance Brokers',
        hostname: 'harbourpine-au',
        npn: '402114',
        contactFirstName: 'Matilda',
        contactLastName: 'Scott',
        contactEmail: 'office@harbourpine-au.example',
        contactPhone: '+61 2 7010 0110',
        address1: '25 Bridge Street',
        city: 'Sydney',
        state: 'NSW',
        zipCode: '2000',
      },
      {
        key: 'second',
        name: 'Wattle Creek Insurance',
        hostname: 'wattlecreek',
        npn: '405581',
        contactFirstName: 'Jack',
        contactLastName: 'Nolan',
        contactEmail: 'office@wattlecreek.example',
        contactPhone: '+61 3 7010 0140',
        address1: '120 Collins Street',
        city: 'Melbourne',
        state: 'VIC',
        zipCode: '3000',
      },
    ],
    people: {
      superAdmin: ['Ruby', 'Walker', '+61 2 7010 0101'],
      bookkeeper: ['Paula', 'Vance', '+61 2 7010 0104'],
      underwriter: ['Angus', 'Li', '+61 2 7010 0102'],
      headOfClaims: ['Jonah', 'Wilkie', '+61 2 7010 0103'],
      customerSuccess: ['Holly', 'Fraser', '+61 2 7010 0105'],
      accountExecutive: ['Marcus', 'Petrou', '+61 2 7010 0106'],
      tam: ['Amy', 'Zhang', '+61 2 7010 0107'],
      tsm: ['Brett', 'Cullen', '+61 2 7010 0108'],
      bizDev: ['Sienna', 'Russo', '+61 2 7010 0109'],
      technician: ['Kiran', 'Mehta', '+61 2 7010 0130'],
      agencyAdmin: ['Matilda', 'Scott', '+61 2 7010 0111'],
      producer: ['Ethan', 'Brooks', '+61 2 7010 0112'],
      agent: ['Chloe', 'Papadakis', '+61 2 7010 0113'],
      producerWithAuthenticator: ['Lachlan', 'Reid', '+61 2 7010 0114'],
      otherProducer: ['Jack', 'Nolan', '+61 3 7010 0141'],
    },
  },
}

export const demoAgencies = (region: RegionCode): RegionCast['agencies'] => regions[region].agencies

const personOf = (region: RegionCode, name: PartName): DemoPerson => {
  const part: Part = parts[name]
  const [firstName, lastName, phone] = regions[region].people[name]
  const agency = regions[region].agencies.find(({ key }) => key === part.agency)
  const domain = agency?.contactEmail.split('@')[1] ?? `${region}.palisade.example`
  return {
    region,
    email: `${firstName}.${lastName}@${domain}`.toLowerCase(),
    password: demoPassword,
    who: `${part.role}, ${agency?.name ?? 'Palisade'}${part.withAuthenticator ? ` (authenticator app: ${authenticator})` : ''}`,
    firstName,
    lastName,
    phone,
    role: part.role,
    ...(part.agency !== undefined && { agency: part.agency }),
    ...(part.withAuthenticator && { authenticator }),
  }
}

/** The people of a region, by what they are. */
export const people = (region: RegionCode): Readonly<Record<PartName, DemoPerson>> => ({
  superAdmin: personOf(region, 'superAdmin'),
  bookkeeper: personOf(region, 'bookkeeper'),
  underwriter: personOf(region, 'underwriter'),
  headOfClaims: personOf(region, 'headOfClaims'),
  customerSuccess: personOf(region, 'customerSuccess'),
  accountExecutive: personOf(region, 'accountExecutive'),
  tam: personOf(region, 'tam'),
  tsm: personOf(region, 'tsm'),
  bizDev: personOf(region, 'bizDev'),
  technician: personOf(region, 'technician'),
  agencyAdmin: personOf(region, 'agencyAdmin'),
  producer: personOf(region, 'producer'),
  agent: personOf(region, 'agent'),
  producerWithAuthenticator: personOf(region, 'producerWithAuthenticator'),
  otherProducer: personOf(region, 'otherProducer'),
})

/** Everybody who can sign in to the demo book. */
export const cast: readonly DemoPerson[] = regionCodes.flatMap((region) => Object.values(people(region)))

/** The people whose authenticator app has a secret that is known beforehand, by e-mail. */
export const authenticators: Readonly<Record<string, string>> = Object.fromEntries(
  cast.flatMap((person) => (person.authenticator === undefined ? [] : [[person.email, person.authenticator]])),
)
