import { declineSubmission } from '#shared/contracts/account/submissionDecisions.ts'
import { createSubmission, searchSubmissions } from '#shared/contracts/account/submissions.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { RegionClient } from '../journey/client.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
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

/** Fills the lists of submissions. Called again it changes nothing. */
export const seedSubmissions = async (platform: Platform): Promise<void> => {
  for (const region of platform.regions) await seedRegion(platform, region)
}
