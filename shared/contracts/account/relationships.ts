import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { personaTypes } from '#shared/domain/identity/personaTypes.ts'
import { AccountId, AgencyId, PersonaId } from '#shared/domain/ids/ids.ts'
import { relationshipKinds } from '#shared/domain/organizations/relationships.ts'
import { filledLine } from '#shared/domain/text/text.ts'

/** From when on; today when it is not said. */
const begins = CalendarDate.optional().describe('Its first day; today when it is not said.')
/** Until when; from today on it is over when it is not said. */
const ends = CalendarDate.optional().describe('The first day on which it is over; today when it is not said.')

const params = { agencyId: AgencyId }

/** How an organization stands to another, as it reads on the page of one of the two. */
const Linked = z.object({
  id: z.string(),
  kind: z.enum(relationshipKinds),
  direction: z.enum(['below', 'above']),
  organizationId: z.string(),
  name: z.string().describe('Empty where the reader is not told.'),
  begins: CalendarDate.optional(),
  ends: CalendarDate.optional(),
  consentedBy: z.string().optional(),
})
const Named = z.object({ id: z.string(), name: z.string() })
const Seeing = Named.extend({
  type: z.enum([...personaTypes, 'da']),
  people: z.int().describe('Who work in all of its locations, and so in this one.'),
})

const refused = [
  'agency.notFound',
  'persona.notAllowed',
  'persona.notFound',
  'persona.otherKind',
  'relationship.cycle',
  'relationship.tooFarAhead',
  'relationship.twice',
  'relationship.twoOwners',
] as const

/** An agency comes to an aggregator. */
export const addAgencyToAggregator = defineOperation({
  name: 'addAgencyToAggregator',
  method: 'PUT',
  path: '/api/account/v1/da/add/agency/{agencyId}',
  summary: 'Adds an agency to an aggregator, which sees its business from then on.',
  access: 'agency:link',
  stepUp: 'always',
  params,
  body: z.strictObject({ id: PersonaId, begins }),
  problems: [...refused],
})

/** An agency leaves its aggregator. */
export const removeAgencyFromAggregator = defineOperation({
  name: 'removeAgencyFromAggregator',
  method: 'PUT',
  path: '/api/account/v1/da/remove/agency/{agencyId}',
  summary: 'Takes an agency out of an aggregator, which sees its business no more.',
  access: 'agency:link',
  stepUp: 'always',
  params,
  body: z.strictObject({ id: PersonaId, ends }),
  problems: ['agency.notFound', 'persona.notFound', 'relationship.endsBeforeItBegins', 'relationship.notFound'],
})

/** An agency joins a cluster. */
export const addAgencyToCluster = defineOperation({
  name: 'addAgencyToCluster',
  method: 'PUT',
  path: '/api/account/v1/cluster/add/agency/{agencyId}',
  summary: 'Adds an agency to a cluster, which sees its totals from then on.',
  access: 'agency:link',
  stepUp: 'always',
  params,
  body: z.strictObject({ id: PersonaId, begins }),
  problems: [...refused],
})

/** An agency leaves a cluster. */
export const removeAgencyFromCluster = defineOperation({
  name: 'removeAgencyFromCluster',
  method: 'PUT',
  path: '/api/account/v1/cluster/remove/agency/{agencyId}',
  summary: 'Takes an agency out of a cluster, which sees its totals no more.',
  access: 'agency:link',
  stepUp: 'always',
  params,
  body: z.strictObject({ id: PersonaId, ends }),
  problems: ['agency.notFound', 'persona.notFound', 'relationship.endsBeforeItBegins', 'relationship.notFound'],
})

/** Whose location an agency is to be; none where it is to stand alone. */
const parentId = AgencyId.optional().describe('Whose location it is from then on; of none when it is not said.')
const refusedMove = [
  'agency.merging',
  'agency.notAllowed',
  'agency.notFound',
  'agency.registrationNeeded',
  'agency.takesNobody',
  'permission.denied',
  'relationship.cycle',
  'relationship.endsBeforeItBegins',
  'relationship.itself',
  'relationship.notFound',
  'relationship.tooFarAhead',
  'relationship.twice',
  'relationship.twoOwners',
] as const

/** An agency moves under another. */
export const moveAgency = defineOperation({
  name: 'moveAgency',
  method: 'PUT',
  path: '/api/account/v1/agency/move/{agencyId}',
  summary:
    'Moves an agency with its locations under another, or lets it stand alone: until the day it is a location of the one, from then on of the other. What was to begin later falls away.',
  access: 'agency:link',
  only: ['COWBELL'],
  stepUp: 'always',
  params,
  body: z.strictObject({ parentId, begins }),
  problems: [...refusedMove],
})

/** What a move would do. */
export const previewAgencyMove = defineOperation({
  name: 'previewAgencyMove',
  method: 'GET',
  path: '/api/account/v1/agency/move/preview/{agencyId}',
  summary: 'What moving an agency would do: who sees its business from that day on, and who no more.',
  access: 'agency:link',
  only: ['COWBELL'],
  params,
  query: z.strictObject({ parentId, begins }),
  response: z.object({
    begins: CalendarDate,
    from: Named.optional().describe('Whose location it is until then.'),
    to: Named.optional().describe('Whose location it is from then on.'),
    fallsAway: z
      .array(z.object({ name: z.string(), begins: CalendarDate }))
      .describe('Moves that were to come, and now do not.'),
    gains: z.array(Seeing).describe('Who stands above it from that day on, and did not.'),
    loses: z.array(Seeing).describe('Who stands above it no more.'),
    locations: z.int().describe('Of its own, which move along.'),
    accounts: z.int(),
    quotes: z.int(),
    policies: z.int().describe('Binders and policies.'),
    npn: z.string().optional().describe('The registration under which it sells from then on, where that is another.'),
  }),
  problems: [...refusedMove],
})

/** What an agency is a location and a member of, and what are its locations. */
export const listAgencyLinks = defineOperation({
  name: 'listAgencyLinks',
  method: 'GET',
  path: '/api/account/v1/agency/links/{agencyId}',
  summary:
    'Whose location and member an agency is, was and is to be, and its own locations, with the days. Who does not look after it is told of locations, and of themselves.',
  access: 'agency:read',
  only: [...placing, 'CLUSTER'],
  params,
  response: z.array(Linked),
  problems: ['agency.notFound'],
})

const refusedAccount = ['account.notFound', ...refused.slice(1)] as const

/** An insured joins a pool. */
export const addPoolAccount = defineOperation({
  name: 'addPoolAccount',
  method: 'POST',
  path: '/api/account/v1/pool/account',
  summary: 'Adds an insured to a pool, which sees its cover from then on.',
  access: 'account:create',
  stepUp: 'always',
  body: z.strictObject({ poolId: PersonaId, accountId: AccountId, begins }),
  problems: [...refusedAccount],
})

/** An insured is looked after by a managed security provider. */
export const addMsspAccount = defineOperation({
  name: 'addMsspAccount',
  method: 'POST',
  path: '/api/account/v1/mssp/account',
  summary:
    'Puts an insured that consented to it into the care of an MSSP, which sees its posture and nothing of its cover.',
  access: 'account:create',
  stepUp: 'always',
  body: z.strictObject({
    msspId: PersonaId,
    accountId: AccountId,
    consentedBy: filledLine(200, { missing: 'Who consented is required' }).describe('Who of the insured’s people.'),
    begins,
  }),
  response: z.object({ id: z.string(), name: z.string() }),
  problems: [...refusedAccount],
})

/** An insured leaves a pool or its MSSP. */
export const removePartnerAccount = defineOperation({
  name: 'removePartnerAccount',
  method: 'PUT',
  path: '/api/account/v1/persona/remove/account/{accountId}',
  summary: 'Takes an insured out of a pool or the care of an MSSP, which sees nothing of it any more.',
  access: 'account:create',
  stepUp: 'always',
  params: { accountId: AccountId },
  body: z.strictObject({ id: PersonaId, ends }),
  problems: ['account.notFound', 'persona.notFound', 'relationship.endsBeforeItBegins', 'relationship.notFound'],
})

/** A carrier, a reinsurer or a premium processor comes to the programme. */
export const addPersonaToProgramme = defineOperation({
  name: 'addPersonaToProgramme',
  method: 'PUT',
  path: '/api/account/v1/persona/programme/add/{personaId}',
  summary:
    'Puts a carrier, a reinsurer or a premium processor on the programme, in whose business it has its share from then on. A programme has one carrier at a time.',
  access: 'persona:manage',
  stepUp: 'always',
  params: { personaId: PersonaId },
  body: z.strictObject({ begins }),
  problems: [...refused.slice(1)],
})

/** A carrier, a reinsurer or a premium processor leaves the programme. */
export const removePersonaFromProgramme = defineOperation({
  name: 'removePersonaFromProgramme',
  method: 'PUT',
  path: '/api/account/v1/persona/programme/remove/{personaId}',
  summary: 'Takes an organization off the programme, of whose business it sees nothing any more.',
  access: 'persona:manage',
  stepUp: 'always',
  params: { personaId: PersonaId },
  body: z.strictObject({ ends }),
  problems: ['persona.notFound', 'relationship.endsBeforeItBegins', 'relationship.notFound'],
})

/** Who belongs to an organization, and to whom it belongs. */
export const listPersonaLinks = defineOperation({
  name: 'listPersonaLinks',
  method: 'GET',
  path: '/api/account/v1/persona/links/{personaId}',
  summary: 'Who belongs to an organization and to whom it belongs, with the days.',
  access: 'organization:read',
  params: { personaId: PersonaId },
  response: z.array(Linked),
  problems: ['persona.notFound'],
})
