import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AgencyId, JobId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'

const params = { agencyId: AgencyId }
const intoId = AgencyId.describe('The agency that it goes into.')
const refused = [
  'agency.hasBinders',
  'agency.merging',
  'agency.notAllowed',
  'agency.notFound',
  'agency.otherType',
  'agency.takesNobody',
  'permission.denied',
  'relationship.cycle',
  'relationship.itself',
] as const

/** An agency goes into another. */
export const mergeAgency = defineOperation({
  name: 'mergeAgency',
  method: 'PUT',
  path: '/api/account/v1/agency/merge/{agencyId}',
  summary:
    'Merges an agency into another, as a job: people, policies in force, clients with their open quotes, open submissions and locations go over, what it earned and what is over stays, and it is closed.',
  access: 'agency:delete',
  only: ['COWBELL'],
  stepUp: 'always',
  params,
  body: z.strictObject({ intoId, reason: filledText(1000, { missing: 'A reason is required' }) }),
  response: z.object({ jobId: JobId.describe('By which it is followed.') }),
  problems: [...refused],
})

/** What a merger would do. */
export const previewAgencyMerge = defineOperation({
  name: 'previewAgencyMerge',
  method: 'GET',
  path: '/api/account/v1/agency/merge/preview/{agencyId}',
  summary: 'What merging an agency into another would take over, and what stays.',
  access: 'agency:delete',
  only: ['COWBELL'],
  params,
  query: z.strictObject({ intoId }),
  response: z.object({
    into: z.object({ id: z.string(), name: z.string() }),
    clients: z.int().describe('Of the agency, of which those go over that are open, quoted or insured.'),
    quotes: z.int().describe('Of which those go over, with their clients, that may still be bound.'),
    submissions: z.int().describe('That somebody still works on, which go over.'),
    policies: z.int().describe('Binders and policies, of which those in force go over.'),
    people: z.int().describe('Who work there, in the same role from then on.'),
    narrowed: z
      .array(z.string())
      .describe('People whose role is narrowed by a template of the agency, who stay behind.'),
    teams: z.array(z.string()).describe('Teams that are made anew, since none has their name.'),
    locations: z.array(z.string()),
    memberships: z.array(z.string()).describe('To whom it belongs, which ends.'),
    licenses: z.int().describe('On record, which stay its own.'),
    agreements: z.int().describe('On commission, which stay its own.'),
  }),
  problems: [...refused],
})
