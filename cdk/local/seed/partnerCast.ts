import type { Role } from '#shared/permissions.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { type DemoPerson, demoPassword } from './cast.ts'

/** Kinds of organizations whose people sign in to the demo book, beside agencies, insureds and the vendors of the panel. */
export const partnerKinds = ['carrier', 'reinsurer', 'premiumprocessor', 'da', 'cluster', 'pool', 'mssp'] as const
export type PartnerKind = (typeof partnerKinds)[number]

/** Somebody of an organization that has a share in the book. */
export interface DemoPartner {
  readonly kind: PartnerKind
  readonly organization: string
  readonly person: DemoPerson
}

type Part = readonly [kind: PartnerKind, organization: string, firstName: string, lastName: string, role: Role]

const parts: Readonly<Record<RegionCode, readonly Part[]>> = {
  us: [
    ['carrier', 'Granite Ledge Insurance', 'Paula', 'Strand', 'Carrier Admin'],
    ['carrier', 'Granite Ledge Insurance', 'Vernon', 'Choi', 'Carrier Underwriter'],
    ['carrier', 'Granite Ledge Insurance', 'Delia', 'Ruiz', 'Carrier Claims Adjuster'],
    ['reinsurer', 'Northline Re', 'Ingrid', 'Solberg', 'Reinsurer Admin'],
    ['premiumprocessor', 'Keystone Premium Services', 'Ruth', 'Alvarez', 'Premium Processor Admin'],
    ['da', 'CoverLane', 'Jude', 'Ferris', 'Corp Admin'],
    ['cluster', 'Lone Star Agency Alliance', 'Beth', 'Navarro', 'Cluster Admin'],
    ['pool', 'Hill Country Cyber Pool', 'Dwight', 'Emery', 'Pool Admin'],
    ['mssp', 'Watchfire Security', 'Lena', 'Brandt', 'MSSP Admin'],
  ],
  uk: [
    ['carrier', 'Albion Mutual Insurance', 'Catriona', 'Boyd', 'Carrier Admin'],
    ['carrier', 'Albion Mutual Insurance', 'Hugh', 'Tremaine', 'Carrier Underwriter'],
    ['carrier', 'Albion Mutual Insurance', 'Asha', 'Kapoor', 'Carrier Claims Adjuster'],
    ['reinsurer', 'Severn Re', 'Petra', 'Vogel', 'Reinsurer Admin'],
    ['premiumprocessor', 'Fleet Premium Services', 'Alan', 'Moss', 'Premium Processor Admin'],
    ['da', 'Policy Compass', 'Zara', 'Lowe', 'Corp Admin'],
    ['cluster', 'Pennine Brokers Network', 'Gill', 'Ormerod', 'Cluster Admin'],
    ['pool', 'Schools Cyber Pool', 'Nerys', 'Powell', 'Pool Admin'],
    ['mssp', 'Beacon Watch', 'Kofi', 'Mensah', 'MSSP Admin'],
  ],
  au: [
    ['carrier', 'Southern Cross General', 'Elena', 'Markovic', 'Carrier Admin'],
    ['carrier', 'Southern Cross General', 'Toby', 'Nguyen', 'Carrier Underwriter'],
    ['carrier', 'Southern Cross General', 'Marion', 'Lacey', 'Carrier Claims Adjuster'],
    ['reinsurer', 'Coral Sea Re', 'Noel', 'Fong', 'Reinsurer Admin'],
    ['premiumprocessor', 'Harbourside Premium Services', 'Vera', 'Costa', 'Premium Processor Admin'],
    ['da', 'CoverMate', 'Bodhi', 'Reeve', 'Corp Admin'],
    ['cluster', 'Riverina Brokers Group', 'Trish', 'Lang', 'Cluster Admin'],
    ['pool', 'Shire Councils Cyber Pool', 'Doug', 'Pearce', 'Pool Admin'],
    ['mssp', 'Outpost Security', 'Sam', 'Tran', 'MSSP Admin'],
  ],
}

const phones: Readonly<Record<RegionCode, string>> = {
  us: '(512) 555-0181',
  uk: '+44 20 7946 0181',
  au: '+61 2 7010 0181',
}

const partnerOf = (region: RegionCode, [kind, organization, firstName, lastName, role]: Part): DemoPartner => {
  const domain = organization.toLowerCase().replaceAll(' ', '')
  return {
    kind,
    organization,
    person: {
      region,
      email: `${firstName}.${lastName}@${domain}-${region}.example`.toLowerCase(),
      password: demoPassword,
      who: `${role}, ${organization}`,
      firstName,
      lastName,
      phone: phones[region],
      role,
    },
  }
}

/** Who of a region works for an organization with a share in the book. */
export const partnersOf = (region: RegionCode): readonly DemoPartner[] =>
  parts[region].map((part) => partnerOf(region, part))

/** The first of a kind of organization, who is in charge there. */
export const partner = (region: RegionCode, kind: PartnerKind): DemoPartner => {
  const found = partnersOf(region).find((each) => each.kind === kind)
  if (found === undefined) throw new Error(`Nobody of the demo book works for a ${kind}.`)
  return found
}
