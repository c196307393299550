import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, wholeNumber } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AgencyId, JobId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { AgencyColours } from '#shared/domain/organizations/agencyColours.ts'
import { AgencyWidget } from '#shared/domain/organizations/agencyWidget.ts'
import { filledLine, filledText, line, text } from '#shared/domain/text/text.ts'
import { agencyStatuses } from '#shared/records/agency/agencyStatus.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'

/** A name of 2 to 255 characters of those the platform allows (administration, section 5). */
export const OrganizationName = filledLine(255, {
  missing: 'Name is required',
  tooLong: 'Name must have at most 255 characters',
}).min(2, 'Name must have at least 2 characters')

/** A name as domains have it: letters, digits and hyphens between dots. */
export const Hostname = filledLine(255, { missing: 'Hostname required' })
  .toLowerCase()
  .regex(
    /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i,
    'Hostname must be letters, digits and hyphens, such as agency.example',
  )
/** The number under which an agency is registered: NPN, FRN or AFSL, each by its region's pattern. */
export const Npn = z
  .string('NPN is required')
  .trim()
  .min(1, 'NPN is required')
  .regex(/^\d{1,10}$/, 'NPN must be less than or equal to 10 digits')
  .meta({ regional: 'registration' })
const Email = emailText('Please enter a valid Email Address')

/** What an agency is known by, which the provider gives it. */
const knownBy = { hostname: z.string().optional(), npn: z.string().optional() }

/** An agency: its contact, flags and level. */
export const Agency = z.object({
  id: z.string(),
  name: z.string(),
  locationAlias: z.string().optional(),
  description: z.string().optional(),
  hostname: z.string().optional(),
  npn: z.string().optional().describe('The registration: NPN in the US, FRN in the UK, AFSL number in Australia.'),
  wanted: z
    .object({ ...knownBy, by: z.string(), at: Instant })
    .optional()
    .describe('What the agency wants to be known by instead; the provider’s staff look at it.'),
  reviewed: z
    .object({ ...knownBy, approved: z.boolean(), note: z.string(), by: z.string(), at: Instant })
    .optional()
    .describe('What became of the last wish.'),
  contactFirstName: z.string(),
  contactLastName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  address1: z.string().optional(),
  address2: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  zipCode: z.string().optional(),
  agencyType: z.enum(['Retail', 'Wholesale']),
  agencyBilled: z.boolean(),
  enforceMfa: z.boolean(),
  wholesale: z.boolean(),
  paymentsPaused: z.boolean(),
  level: z.string(),
  logos: z
    .object({ small: z.string().optional(), medium: z.string().optional() })
    .optional()
    .describe('The versions of its logos.'),
  colours: AgencyColours.optional().describe('What its clients see in place of the house’s accent.'),
  widget: AgencyWidget.optional().describe('The form that it shows on pages of its own, where it is open.'),
  status: z.enum(agencyStatuses).describe('Where it stands; one that is held, or has left, sells nothing.'),
  statusReason: z
    .string()
    .optional()
    .describe('Why it was suspended, let go or reinstated: told to the provider alone.'),
  lastDay: CalendarDate.optional().describe('The last day on which its people are let in, where it leaves.'),
  mergeJobId: JobId.optional().describe('By which it is followed how it goes into another, while that is under way.'),
  mergedInto: z.string().optional().describe('The agency that it went into, by the name of then.'),
  mergedIntoId: AgencyId.optional().describe('The agency that it went into, for whom that one may open.'),
  created: z.string(),
})
export type Agency = z.infer<typeof Agency>

export const contactFields = {
  contactFirstName: filledLine(100, { missing: 'First name is required' }),
  contactLastName: filledLine(100, { missing: 'Last name is required' }),
  contactEmail: Email,
  contactPhone: filledLine(40, { missing: 'Phone is required' }).meta({ regional: 'phone' }),
}

const address = {
  address1: line(200).optional(),
  address2: line(200).optional(),
  city: line(100).optional(),
  state: line(50).meta({ regional: 'state' }).optional(),
  zipCode: line(12).meta({ regional: 'postcode' }).optional(),
}

/** What a new agency is made of. */
export const NewAgency = z.strictObject({
  name: OrganizationName,
  description: text(2000).optional(),
  hostname: Hostname,
  npn: Npn,
  agencyId: AgencyId.optional().describe('The agency that the new one is a location of.'),
  locationAlias: line(100).optional(),
  ...contactFields,
  ...address,
})
export type NewAgency = z.infer<typeof NewAgency>

/** Adds an agency or a location of one. */
export const addAgency = defineOperation({
  name: 'addAgency',
  method: 'POST',
  path: '/api/account/v1/agency',
  summary: 'Adds an agency and invites its contact to sign up; an agency’s own people add a location of theirs.',
  access: 'agency:create',
  stepUp: 'always',
  notJumped: true,
  body: NewAgency,
  status: 201,
  response: Agency.pick({ id: true, name: true, wanted: true }),
  problems: [
    'account.invalidDetails',
    'agency.hostnameTaken',
    'agency.notFound',
    'agency.npnTaken',
    'blacklist.refused',
  ],
})

/** One agency. */
export const getAgency = defineOperation({
  name: 'getAgency',
  method: 'GET',
  path: '/api/account/v1/agency/id/{agencyId}',
  summary: 'An agency with its contact and flags.',
  access: 'agency:read',
  only: [...placing, 'CLUSTER'],
  params: { agencyId: AgencyId },
  response: Agency.extend({ allowedActions }),
  problems: ['agency.notFound'],
})

/** Changes an agency. */
export const updateAgency = defineOperation({
  name: 'updateAgency',
  method: 'PUT',
  path: '/api/account/v1/agency/id/{agencyId}',
  summary:
    'Changes an agency; its flags, hostname and registration by the provider’s staff alone, who review the wish.',
  access: 'agency:update',
  stepUp: 'depends',
  params: { agencyId: AgencyId },
  body: z
    .strictObject({
      name: OrganizationName,
      description: text(2000),
      locationAlias: line(100),
      hostname: Hostname,
      npn: Npn,
      ...contactFields,
      ...address,
      agencyBilled: z.boolean(),
      enforceMfa: z.boolean(),
      wholesale: z.boolean(),
    })
    .partial(),
  response: Agency,
  problems: [
    'account.invalidDetails',
    'agency.hostnameTaken',
    'agency.notAllowed',
    'agency.notFound',
    'agency.npnTaken',
  ],
})

/** Gives an agency what it wants to be known by, or says why not. */
export const reviewAgency = defineOperation({
  name: 'reviewAgency',
  method: 'PUT',
  path: '/api/account/v1/agency/review/{agencyId}',
  summary: 'The provider’s staff give an agency the hostname and registration that it asked for, or refuse them.',
  access: 'agency:update',
  only: ['COWBELL'],
  params: { agencyId: AgencyId },
  body: z.strictObject({
    approved: z.boolean(),
    note: filledText(1000, { missing: 'A note is required' }),
    wantedAt: Instant.describe('When the wish that was looked at was made.'),
  }),
  response: Agency,
  problems: ['agency.hostnameTaken', 'agency.notFound', 'agency.npnTaken', 'agency.wishChanged'],
})

/** Who to speak to at an agency. */
export const getAgencyContact = defineOperation({
  name: 'getAgencyContact',
  method: 'GET',
  path: '/api/account/v1/agency/contact/{agencyId}',
  summary: 'The contact of an agency.',
  access: 'agency:read',
  params: { agencyId: AgencyId },
  response: Agency.pick({ contactFirstName: true, contactLastName: true, contactEmail: true, contactPhone: true }),
  problems: ['agency.notFound'],
})

/** Agents of agencies, to send a quote to. */
export const searchAgencyAgents = defineOperation({
  name: 'searchAgencyAgents',
  method: 'GET',
  path: '/api/account/v1/agency/agent/search',
  summary: 'Agents by name, agency or e-mail.',
  access: 'agency:read',
  only: [...placing, 'CLUSTER'],
  query: z.strictObject({
    search: line(100).optional(),
    agencyId: AgencyId.optional(),
    page: wholeNumber({ least: 0, most: 1_000_000 }).default(0),
    size: wholeNumber({ least: 1, most: 200 }).default(100),
  }),
  response: pageOf(
    z.object({
      retailAgencyName: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string().optional(),
      email: z.string(),
      wholesaleId: z.string().optional(),
    }),
  ),
  problems: ['agency.notFound'],
})

/** What an agency brings. */
export const getAgencyStats = defineOperation({
  name: 'getAgencyStats',
  method: 'GET',
  path: '/api/account/v1/agency/stats',
  summary: 'How many accounts, quotes, binders and policies an agency has, and their premium in minor units.',
  access: 'agency:read',
  only: placing,
  query: z.strictObject({ agencyId: AgencyId.optional() }),
  response: z.object({
    accounts: z.int(),
    quotes: z.int(),
    binders: z.int(),
    policies: z.int(),
    premium: MinorUnits,
    currency: z.string(),
  }),
  problems: ['agency.notFound'],
})
