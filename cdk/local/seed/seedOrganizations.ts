import { createAggregator, createPersonaRecord } from '#shared/contracts/auth/personas.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { RegionClient } from '../journey/client.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { signInAs } from './signInAs.ts'

interface Organization {
  /** As calls name it; aggregators have a call of their own. */
  readonly type: string
  readonly name: string
  readonly description: string
  readonly contact: readonly [firstName: string, lastName: string]
}

const organization = (
  type: string,
  name: string,
  contact: Organization['contact'],
  description: string,
): Organization => ({ type, name, contact, description })

/** Organizations beside agencies and insureds, of every kind. */
const organizations: Readonly<Record<RegionCode, readonly Organization[]>> = {
  us: [
    organization('carrier', 'Granite Ledge Insurance', ['Paula', 'Strand'], 'Admitted paper in all states'),
    organization('carrier', 'Red Mesa Specialty', ['Corwin', 'Hale'], 'Surplus lines paper'),
    organization('reinsurer', 'Northline Re', ['Ingrid', 'Solberg'], 'Quota share of the cyber program'),
    organization('cluster', 'Lone Star Agency Alliance', ['Beth', 'Navarro'], 'Eleven agencies in Texas'),
    organization('pool', 'Hill Country Cyber Pool', ['Dwight', 'Emery'], 'Municipalities of Central Texas'),
    organization('mssp', 'Watchfire Security', ['Lena', 'Brandt'], 'Monitors around the clock'),
    organization('vendor', 'Bytewell Forensics', ['Omar', 'Haddad'], 'Digital forensics and restoration'),
    organization('premiumprocessor', 'Keystone Premium Services', ['Ruth', 'Alvarez'], 'Lockbox and reconciliation'),
    organization('da', 'CoverLane', ['Jude', 'Ferris'], 'Compares cyber insurance for small companies'),
  ],
  uk: [
    organization('carrier', 'Albion Mutual Insurance', ['Catriona', 'Boyd'], 'Company paper'),
    organization('carrier', 'Syndicate 4417', ['Miles', 'Hathersage'], 'Lloyd’s paper'),
    organization('reinsurer', 'Severn Re', ['Petra', 'Vogel'], 'Quota share of the cyber programme'),
    organization('cluster', 'Pennine Brokers Network', ['Gill', 'Ormerod'], 'Nine brokers in the north'),
    organization('pool', 'Schools Cyber Pool', ['Nerys', 'Powell'], 'Schools and colleges'),
    organization('mssp', 'Beacon Watch', ['Kofi', 'Mensah'], 'Monitors around the clock'),
    organization('vendor', 'Tidewater Digital Forensics', ['Jess', 'Corrigan'], 'Digital forensics and restoration'),
    organization('premiumprocessor', 'Fleet Premium Services', ['Alan', 'Moss'], 'Client money and reconciliation'),
    organization('da', 'Policy Compass', ['Zara', 'Lowe'], 'Compares cyber insurance for small companies'),
  ],
  au: [
    organization('carrier', 'Southern Cross General', ['Elena', 'Markovic'], 'Company paper'),
    organization('carrier', 'Tasman Underwriting', ['Heath', 'Barlow'], 'Specialty paper'),
    organization('reinsurer', 'Coral Sea Re', ['Noel', 'Fong'], 'Quota share of the cyber program'),
    organization('cluster', 'Riverina Brokers Group', ['Trish', 'Lang'], 'Seven brokers in New South Wales'),
    organization('pool', 'Shire Councils Cyber Pool', ['Doug', 'Pearce'], 'Councils in the west'),
    organization('mssp', 'Outpost Security', ['Sam', 'Tran'], 'Monitors around the clock'),
    organization('vendor', 'Southern Trace Forensics', ['Ivy', 'Mitchell'], 'Digital forensics and restoration'),
    organization(
      'premiumprocessor',
      'Harbourside Premium Services',
      ['Vera', 'Costa'],
      'Trust money and reconciliation',
    ),
    organization('da', 'CoverMate', ['Bodhi', 'Reeve'], 'Compares cyber insurance for small companies'),
  ],
}

const phones: Readonly<Record<RegionCode, string>> = {
  us: '(512) 555-0170',
  uk: '+44 20 7946 0170',
  au: '+61 2 7010 0170',
}

const hostnameOf = (region: RegionCode, { type, name }: Organization): string =>
  `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${type}-${region}`

const add = (admin: RegionClient, each: Organization): Promise<unknown> => {
  const { type, name, description, contact } = each
  const hostname = hostnameOf(admin.region, each)
  if (type === 'da') return admin.call(createAggregator, { body: { name, description, hostname } })
  const [contactFirstName, contactLastName] = contact
  return admin.call(createPersonaRecord, {
    params: { type },
    body: {
      name,
      description,
      hostname,
      contactFirstName,
      contactLastName,
      contactEmail: `${contactFirstName}.${contactLastName}@${hostname}.example`.toLowerCase(),
      contactPhone: phones[admin.region],
    },
  })
}

const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).superAdmin)
  for (const each of organizations[region]) await unlessProblem('persona.hostnameTaken', add(admin, each))
}

/** Fills the lists of carriers, reinsurers, clusters, pools, MSSPs, vendors, processors and aggregators. Called again it changes nothing. */
export const seedOrganizations = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
}
