import type { Role } from '#shared/permissions.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { type DemoAgency, type DemoPerson, demoPassword } from '../cast.ts'

/** An agency that only the story tells of, and its people. */
export interface StoryAgency {
  readonly agency: Omit<DemoAgency, 'key'>
  readonly people: readonly StoryPerson[]
}

/** Somebody of the story, with the share of the region's business that is theirs, by weight. */
export interface StoryPerson extends Omit<DemoPerson, 'agency' | 'authenticator'> {
  readonly weight: number
}

type Part = readonly [firstName: string, lastName: string, role: Role, weight: number]
type Row = readonly [
  name: string,
  hostname: string,
  number: string,
  phone: string,
  address1: string,
  city: string,
  state: string | undefined,
  zipCode: string,
  people: readonly [Part, ...Part[]],
]

const producer = 'Principal Producer'

const rows: Readonly<Record<RegionCode, readonly Row[]>> = {
  us: [
    [
      'Cascade Commercial Insurance',
      'cascadecommercial',
      '17440921',
      '(206) 555-0171',
      '1420 Fifth Avenue',
      'Seattle',
      'WA',
      '98101',
      [
        ['Priscilla', 'Kwan', 'Agency Admin', 4],
        ['Dominic', 'Farrell', producer, 9],
      ],
    ],
    [
      'Lakefront Brokerage Group',
      'lakefrontbrokerage',
      '16228830',
      '(312) 555-0182',
      '200 West Madison Street',
      'Chicago',
      'IL',
      '60606',
      [
        ['Bernadette', 'Olsen', producer, 8],
        ['Tyrone', 'Mabry', producer, 5],
      ],
    ],
    [
      'Palmetto Specialty',
      'palmettospecialty',
      '15907264',
      '(843) 555-0193',
      '40 Broad Street',
      'Charleston',
      'SC',
      '29401',
      [['Lucille', 'Ravenel', producer, 5]],
    ],
  ],
  uk: [
    [
      'Severn Bridge Broking',
      'severnbridge',
      '317022',
      '+44 117 496 0171',
      '12 Corn Street',
      'Bristol',
      undefined,
      'BS1 1HQ',
      [
        ['Rosamund', 'Tilley', 'Agency Admin', 4],
        ['Gethin', 'Powell', producer, 9],
      ],
    ],
    [
      'Northern Quarter Insurance',
      'northernquarter',
      '318844',
      '+44 161 496 0182',
      '55 Thomas Street',
      'Manchester',
      undefined,
      'M4 1NA',
      [
        ['Shazia', 'Mirza', producer, 8],
        ['Edmund', 'Crowther', producer, 5],
      ],
    ],
    [
      'Clydeside Risk Partners',
      'clydesiderisk',
      '321109',
      '+44 141 496 0193',
      '8 Buchanan Street',
      'Glasgow',
      undefined,
      'G1 3LB',
      [['Catriona', 'Baird', producer, 5]],
    ],
  ],
  au: [
    [
      'Southern Cross Broking',
      'southerncrossbroking',
      '413388',
      '+61 3 7010 0171',
      '333 Collins Street',
      'Melbourne',
      'VIC',
      '3000',
      [
        ['Antonia', 'Rizzo', 'Agency Admin', 4],
        ['Mitchell', 'Doherty', producer, 9],
      ],
    ],
    [
      'Swan River Insurance',
      'swanriver',
      '415590',
      '+61 8 7010 0182',
      '77 St Georges Terrace',
      'Perth',
      'WA',
      '6000',
      [
        ['Kalina', 'Petrovic', producer, 8],
        ['Angus', 'Threlfall', producer, 5],
      ],
    ],
    [
      'Torrens Specialty',
      'torrensspecialty',
      '417712',
      '+61 8 7010 0193',
      '19 King William Street',
      'Adelaide',
      'SA',
      '5000',
      [['Beatrix', 'Hollis', producer, 5]],
    ],
  ],
}

const agencyOf = (region: RegionCode, row: Row, agencyBilled: boolean): StoryAgency => {
  const [name, hostname, npn, contactPhone, address1, city, state, zipCode, parts] = row
  const [contactFirstName, contactLastName] = parts[0]
  const domain = `${hostname}.example`
  return {
    agency: {
      name,
      hostname,
      npn,
      contactFirstName,
      contactLastName,
      contactEmail: `office@${domain}`,
      contactPhone,
      address1,
      city,
      ...(state !== undefined && { state }),
      zipCode,
      agencyBilled,
    },
    people: parts.map(([firstName, lastName, role, weight]) => ({
      region,
      email: `${firstName}.${lastName}@${domain}`.toLowerCase(),
      password: demoPassword,
      who: `${role}, ${name}`,
      firstName,
      lastName,
      phone: contactPhone,
      role,
      weight,
    })),
  }
}

/** The agencies of a region's story, the first of which is billed for what it sells. */
export const storyAgencies = (region: RegionCode): readonly StoryAgency[] =>
  rows[region].map((row, index) => agencyOf(region, row, index === 0))
