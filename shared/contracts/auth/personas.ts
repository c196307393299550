import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { Aggregator, aggregatorFields, PersonaProfile, personaFields } from '../account/personaProfile.ts'

/** `carrier`, `reinsurer`, `premiumprocessor`, `cluster`, `pool`, `vendor`, `mssp` or `agency`; anything else is not found. */
const type = z.string().max(40)
const Told = z.object({ id: z.string(), name: z.string(), type: z.string() })
const reason = filledText(1000, { missing: 'A reason is required' })

const { description, enforceMfa, licenseId, states, npn, agencyBilled, wholesale, ...needed } = personaFields

/** Adds an organization. */
export const createPersonaRecord = defineOperation({
  name: 'createPersonaRecord',
  method: 'POST',
  path: '/api/auth/v1/{type}',
  summary: 'Adds a carrier, reinsurer, premium processor, cluster, pool, vendor, MSSP or agency.',
  access: 'persona:manage',
  stepUp: 'always',
  params: { type },
  body: z.strictObject({
    ...needed,
    description: description.optional(),
    enforceMfa: enforceMfa.optional(),
    licenseId: licenseId.optional(),
    states: states.optional(),
    npn: npn.optional().describe('Of an agency, which needs it.'),
    agencyBilled: agencyBilled.optional(),
    wholesale: wholesale.optional(),
  }),
  status: 201,
  response: Told,
  problems: [
    'account.invalidDetails',
    'agency.hostnameTaken',
    'agency.notFound',
    'agency.npnTaken',
    'blacklist.refused',
    'persona.hostnameTaken',
    'persona.notFound',
  ],
})

/** Changes an organization. */
export const updatePersonaRecord = defineOperation({
  name: 'updatePersonaRecord',
  method: 'PUT',
  path: '/api/auth/v1/{type}/{id}',
  summary: 'Changes a carrier, reinsurer, premium processor, cluster, pool, vendor, MSSP or agency.',
  access: 'persona:manage',
  stepUp: 'depends',
  params: { type, id: z.string().max(60) },
  body: z.strictObject(personaFields).partial(),
  response: Told,
  problems: [
    'account.invalidDetails',
    'agency.hostnameTaken',
    'agency.notAllowed',
    'agency.notFound',
    'agency.npnTaken',
    'persona.hostnameTaken',
    'persona.notAllowed',
    'persona.notFound',
  ],
})

/** Takes an organization away. */
export const removePersonaRecord = defineOperation({
  name: 'removePersonaRecord',
  method: 'DELETE',
  path: '/api/auth/v1/{type}/{id}',
  summary: 'Takes an organization away; one that people or business belong to is closed and stays readable.',
  access: 'persona:manage',
  stepUp: 'always',
  params: { type, id: z.string().max(60) },
  problems: [
    'agency.hasHistory',
    'agency.inUse',
    'agency.merging',
    'agency.notFound',
    'persona.notAllowed',
    'persona.notFound',
  ],
})

/** Gives a carrier another hostname. */
export const updateCarrierHostname = defineOperation({
  name: 'updateCarrierHostname',
  method: 'PUT',
  path: '/api/auth/v1/carrier/hostname/{carrierId}',
  summary: 'Gives a carrier another hostname.',
  access: 'persona:manage',
  stepUp: 'always',
  params: { carrierId: PersonaId },
  body: z.strictObject({ hostname: personaFields.hostname }),
  response: z.object({ id: z.string(), hostname: z.string() }),
  problems: ['persona.hostnameTaken', 'persona.notAllowed', 'persona.notFound'],
})

/** Adds an aggregator. */
export const createAggregator = defineOperation({
  name: 'createAggregator',
  method: 'POST',
  path: '/api/auth/v1/da',
  summary: 'Adds an aggregator, a digital agency.',
  access: 'persona:manage',
  stepUp: 'always',
  body: z.strictObject(aggregatorFields),
  status: 201,
  response: Aggregator,
  problems: ['persona.hostnameTaken'],
})

/** Changes an aggregator. */
export const updateAggregator = defineOperation({
  name: 'updateAggregator',
  method: 'PUT',
  path: '/api/auth/v1/da/{daId}',
  summary: 'Changes an aggregator.',
  access: 'persona:manage',
  stepUp: 'always',
  params: { daId: PersonaId },
  body: z.strictObject(aggregatorFields).partial(),
  response: Aggregator,
  problems: ['persona.hostnameTaken', 'persona.notAllowed', 'persona.notFound'],
})

/** Takes an aggregator away. */
export const removeAggregator = defineOperation({
  name: 'removeAggregator',
  method: 'DELETE',
  path: '/api/auth/v1/da/{daId}',
  summary: 'Takes an aggregator away; one that people or agencies belong to is closed and stays readable.',
  access: 'persona:manage',
  stepUp: 'always',
  params: { daId: PersonaId },
  problems: ['persona.notAllowed', 'persona.notFound'],
})

/** Holds an organization. */
export const suspendPersonaRecord = defineOperation({
  name: 'suspendPersonaRecord',
  method: 'PUT',
  path: '/api/auth/v1/persona/suspend/{personaId}',
  summary: 'Suspends an organization: its people are signed out and let in no more, and nothing new comes to it.',
  access: 'persona:manage',
  stepUp: 'always',
  params: { personaId: PersonaId },
  body: z.strictObject({ reason }),
  response: PersonaProfile,
  problems: ['persona.notAllowed', 'persona.notFound'],
})

/** Lets an organization work again. */
export const reinstatePersonaRecord = defineOperation({
  name: 'reinstatePersonaRecord',
  method: 'PUT',
  path: '/api/auth/v1/persona/reinstate/{personaId}',
  summary: 'Lets a suspended organization, or one that was to leave, work again.',
  access: 'persona:manage',
  stepUp: 'always',
  params: { personaId: PersonaId },
  body: z.strictObject({ reason }),
  response: PersonaProfile,
  problems: ['persona.notAllowed', 'persona.notFound'],
})

/** Lets an organization go. */
export const offboardPersonaRecord = defineOperation({
  name: 'offboardPersonaRecord',
  method: 'PUT',
  path: '/api/auth/v1/persona/offboard/{personaId}',
  summary: 'An organization leaves: its people work until its last day, and are told of it.',
  access: 'persona:manage',
  stepUp: 'always',
  params: { personaId: PersonaId },
  body: z.strictObject({ reason, lastDay: CalendarDate }),
  response: PersonaProfile,
  problems: ['persona.notAllowed', 'persona.notFound', 'relationship.endsBeforeItBegins'],
})
