import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsQuery, isMore, pageOf, pageQuery } from '#shared/contract/paging.ts'
import { behind } from '#shared/domain/identity/accountTypes.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { personaStatuses } from '#shared/records/persona/personaStatus.ts'
import { Aggregator, aggregatorFields, ClaimsNoticeLevel, PersonaProfile, profileFields } from './personaProfile.ts'

/** A persona record as lists show it. */
export const PersonaHit = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  hostname: z.string().optional(),
  locationAlias: z.string().optional(),
  contactFirstName: z.string().optional(),
  contactLastName: z.string().optional(),
  contactEmail: z.string().optional(),
  contactPhone: z.string().optional(),
  status: z.enum(personaStatuses).optional(),
})
export type PersonaHit = z.infer<typeof PersonaHit>

/** Persona records of a type. */
export const searchPersonaRecords = defineOperation({
  name: 'searchPersonaRecords',
  method: 'GET',
  path: '/api/account/v1/{type}/search',
  summary: 'Agencies, carriers and the other organizations of the platform, by name.',
  access: ['agency:read', 'persona:read'],
  params: { type: z.string().max(40) },
  query: z.strictObject({
    ...pageQuery(25),
    after: hitsQuery(25).after,
    before: hitsQuery(25).before,
    state: line(50).optional(),
  }),
  response: z.object({
    content: z.array(PersonaHit),
    totalElements: z.int(),
    isMore,
    totalPages: z.int(),
    size: z.int(),
    number: z.int(),
    hits: z.array(PersonaHit).optional(),
    totalHits: z.int().optional(),
    nextToken: z.string().optional(),
    prevToken: z.string().optional(),
  }),
  problems: ['persona.notFound'],
})

const type = z.string().max(40)
const id = PersonaId.optional().describe('Another’s than the own, for the provider’s staff.')

/** An organization's own record. */
export const getPersonaProfile = defineOperation({
  name: 'getPersonaProfile',
  method: 'GET',
  path: '/api/account/v1/{type}',
  summary: 'The own organization of a carrier’s, reinsurer’s, cluster’s … people; staff name one.',
  access: 'organization:read',
  params: { type },
  query: z.strictObject({ id }),
  response: PersonaProfile.extend({ allowedActions }),
  problems: ['persona.notFound'],
})

/** Changes an organization's own record. */
export const updatePersonaProfile = defineOperation({
  name: 'updatePersonaProfile',
  method: 'PUT',
  path: '/api/account/v1/{type}',
  summary:
    'An organization’s own people change its name, description and contact, and a carrier’s its claims notice level.',
  access: 'organization:update',
  only: behind,
  params: { type },
  body: z
    .strictObject({
      ...profileFields,
      claimsNoticeLevel: ClaimsNoticeLevel.nullable().describe('Of a carrier alone; null for being told of none.'),
    })
    .partial(),
  response: PersonaProfile,
  problems: ['account.invalidDetails', 'persona.notFound'],
})

/** Aggregators, by name. */
export const searchAggregators = defineOperation({
  name: 'searchAggregators',
  method: 'GET',
  path: '/api/account/v1/da/search',
  summary: 'Aggregators, by name or hostname.',
  access: 'persona:read',
  query: z.strictObject({ ...pageQuery(25) }),
  response: pageOf(PersonaHit),
})

/** An aggregator's own record. */
export const getAggregatorProfile = defineOperation({
  name: 'getAggregatorProfile',
  method: 'GET',
  path: '/api/account/v1/da',
  summary: 'The own record of an aggregator’s people; staff name one.',
  access: 'organization:read',
  only: ['COWBELL', 'DIGITAL'],
  own: true,
  query: z.strictObject({ id }),
  response: Aggregator.extend({ allowedActions }),
  problems: ['persona.notFound'],
})

/** Changes an aggregator's own record. */
export const updateAggregatorProfile = defineOperation({
  name: 'updateAggregatorProfile',
  method: 'PUT',
  path: '/api/account/v1/da',
  summary: 'An aggregator’s own people change its name, description and hostname.',
  access: 'organization:update',
  only: ['COWBELL', 'DIGITAL'],
  own: true,
  body: z.strictObject(aggregatorFields).partial(),
  response: Aggregator,
  problems: ['persona.hostnameTaken', 'persona.notFound'],
})

/** What was done to an organization. */
export const listPersonaHistory = defineOperation({
  name: 'listPersonaHistory',
  method: 'GET',
  path: '/api/account/v1/persona/history/{personaId}',
  summary: 'What was done to an organization, by whom, and what it changed.',
  access: 'organization:read',
  params: { personaId: PersonaId },
  response: HistoryPage,
  problems: ['persona.notFound'],
})
