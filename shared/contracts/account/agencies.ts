import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf } from '#shared/contract/paging.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'

/** A name of 2 to 255 characters of those the platform allows (administration, section 5). */
export const OrganizationName = z
  .string('Name is required')
  .trim()
  .min(2, 'Name must have at least 2 characters')
  .max(255, 'Name must have at most 255 characters')

const text = (longest: number) => z.string().trim().max(longest)
const Hostname = text(255).toLowerCase().min(1, 'Hostname required')
/** A producer number. */
const Npn = z
  .string('NPN is required')
  .trim()
  .min(1, 'NPN is required')
  .regex(/^\d{1,10}$/, 'NPN must be less than or equal to 10 digits')
const Email = z.string().trim().toLowerCase().pipe(z.email('Please enter a valid Email Address'))

/** An agency: its contact, flags and level. */
export const Agency = z.object({
  id: z.string(),
  name: z.string(),
  locationAlias: z.string().optional(),
  description: z.string().optional(),
  hostname: z.string().optional(),
  npn: z.string().optional(),
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
  created: z.string(),
})
export type Agency = z.infer<typeof Agency>

const contact = {
  contactFirstName: text(100).min(1, 'First name is required'),
  contactLastName: text(100).min(1, 'Last name is required'),
  contactEmail: Email,
  contactPhone: text(40).min(1, 'Phone is required'),
}

const address = {
  address1: text(200).optional(),
  address2: text(200).optional(),
  city: text(100).optional(),
  state: text(50).optional(),
  zipCode: text(12).optional(),
}

/** What a new agency is made of. */
export const NewAgency = z.strictObject({
  name: OrganizationName,
  description: text(2000).optional(),
  hostname: Hostname,
  npn: Npn,
  agencyId: AgencyId.optional().describe('The agency that the new one is a location of.'),
  locationAlias: text(100).optional(),
  ...contact,
  ...address,
})

/** Adds an agency or a location of one. */
export const addAgency = defineOperation({
  name: 'addAgency',
  method: 'POST',
  path: '/api/account/v1/agency',
  summary: 'Adds an agency and invites its contact to sign up; an agency’s own people add a location of theirs.',
  access: 'agency:create',
  body: NewAgency,
  status: 201,
  response: Agency.pick({ id: true, name: true }),
  problems: ['account.invalidDetails', 'agency.hostnameTaken', 'agency.notFound'],
})

/** One agency. */
export const getAgency = defineOperation({
  name: 'getAgency',
  method: 'GET',
  path: '/api/account/v1/agency/id/{agencyId}',
  summary: 'An agency with its contact and flags.',
  access: 'agency:read',
  params: { agencyId: AgencyId },
  response: Agency,
  problems: ['agency.notFound'],
})

/** Changes an agency. */
export const updateAgency = defineOperation({
  name: 'updateAgency',
  method: 'PUT',
  path: '/api/account/v1/agency/id/{agencyId}',
  summary: 'Changes an agency; only the provider’s staff may set its flags.',
  access: 'agency:update',
  params: { agencyId: AgencyId },
  body: z
    .strictObject({
      name: OrganizationName,
      description: text(2000),
      locationAlias: text(100),
      hostname: Hostname,
      npn: Npn,
      ...contact,
      ...address,
      agencyBilled: z.boolean(),
      enforceMfa: z.boolean(),
      wholesale: z.boolean(),
    })
    .partial(),
  response: Agency,
  problems: ['account.invalidDetails', 'agency.hostnameTaken', 'agency.notFound'],
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
  query: z.strictObject({
    search: text(100).optional(),
    agencyId: AgencyId.optional(),
    size: z.coerce.number().int().min(1).max(200).default(100),
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
  query: z.strictObject({ agencyId: AgencyId.optional() }),
  response: z.object({
    accounts: z.int(),
    quotes: z.int(),
    binders: z.int(),
    policies: z.int(),
    premium: z.int(),
    currency: z.string(),
  }),
  problems: ['agency.notFound'],
})
