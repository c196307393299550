import { declineSubmission } from '#shared/contracts/account/submissionDecisions.ts'
import { createSubmission, searchSubmissions } from '#shared/contracts/account/submissions.ts'
import { createApiKey, exchangeApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { RegionClient } from '../journey/client.ts'
import type { Platform } from '../platform.ts'
import { demoAgencies, people } from './cast.ts'
import { partner } from './partnerCast.ts'
import { agencyOf } from './seedPeople.ts'
import { signInAs } from './signInAs.ts'

const places = {
  us: { city: 'Portland', state: 'OR', zipCode: '97205' },
  uk: { city: 'Leeds', zipCode: 'LS1 4AP' },
  au: { city: 'Hobart', state: 'TAS', zipCode: '7000' },
} as const satisfies Record<RegionCode, object>

const bring = async (agent: RegionClient, name: string, more: object = {}) =>
  agent.call(createSubmission, {
    body: {
      firmographics: {
        name,
        address: { ...places[agent.region], address1: '14 Tanner Row' },
        ...more,
      },
    },
  })

/** Companies that agencies have brought: one that waits for an answer, two of which little is said, one that is declined. */
const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const { producer, otherProducer, underwriter } = people(region)
  const agent = await signInAs(platform, producer)
  if ((await agent.call(searchSubmissions, { query: {} })).hits.length > 0) return
  const sound = {
    domainName: 'foxglovesigns.example',
    domesticRevenue: 3_400_000,
    noOfEmployeesAll: 26,
    yearEstablished: 2009,
    policyContact: { firstName: 'Hattie', lastName: 'Rowe', email: 'hattie@foxglovesigns.example' },
  }
  await bring(agent, 'Foxglove Sign Works', sound)
  await bring(agent, 'Tern & Heron Catering')
  // Another agency brings the same company: it is held.
  await bring(await signInAs(platform, otherProducer), 'Foxglove Signworks', { domainName: sound.domainName })
  const { id: submissionId } = await bring(agent, 'Saltmarsh Token Exchange')
  const desk = await signInAs(platform, underwriter)
  await desk.call(declineSubmission, {
    params: { submissionId },
    body: {
      declinationReason: 'NATURE_OF_OPERATIONS',
      declinationReasonDescription: 'Exchanges of tokens are outside the programme.',
    },
  })
}

/** Companies that the aggregator brings in the name of its agency, with the way each one comes. */
const compared = [
  ['Linden Row Dental', 'KEY'],
  ['Orchard Gate Nursery', 'KEY'],
  ['Quayside Fitness', 'KEY'],
  ['Millbrook Veterinary Surgery', 'KEY'],
  ['Ashgrove Joinery', 'UPLOAD'],
  ['Copperfield Stationers', 'UPLOAD'],
] as const

/** What the aggregator's own program calls with: a key of its own. */
const programOf = async (aggregator: RegionClient): Promise<RegionClient> => {
  const { id, secret } = await aggregator.call(createApiKey, {
    body: { name: 'Comparison site', addresses: [], scopes: ['submission:create'] },
  })
  const body = { grant_type: 'client_credentials', client_id: id, client_secret: secret } as const
  return aggregator.withToken((await aggregator.call(exchangeApiKey, { body })).access_token)
}

/** What comes by the aggregator's interface, and out of files that are read on its screens. */
const seedAggregator = async (platform: Platform, region: RegionCode): Promise<void> => {
  const aggregator = await signInAs(platform, partner(region, 'da').person)
  if ((await aggregator.call(searchSubmissions, { query: { channel: 'KEY' } })).hits.length > 0) return
  const [, { key: _, ...second }] = demoAgencies(region)
  const agencyId = AgencyId.parse(await agencyOf(await signInAs(platform, people(region).superAdmin), second))
  const program = await programOf(aggregator)
  for (const [name, channel] of compared)
    await (channel === 'KEY' ? program : aggregator).call(createSubmission, {
      body: {
        firmographics: { name, address: { ...places[region], address1: '8 Cooper Street' } },
        agency: { agencyId },
        ...(channel === 'UPLOAD' && { fromFile: true }),
      },
    })
}

/** Fills the lists of submissions. Called again it changes nothing. */
export const seedSubmissions = async (platform: Platform): Promise<void> => {
  for (const region of platform.regions) {
    await seedRegion(platform, region)
    await seedAggregator(platform, region)
  }
}
