import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsQuery, isMore, pageQuery } from '#shared/contract/paging.ts'
import { line } from '#shared/domain/text/text.ts'

/** Persona records by the segment that names them in a path (administration, section 7). */
export const personaTypes = [
  'agency',
  'carrier',
  'cluster',
  'mssp',
  'pool',
  'premiumprocessor',
  'reinsurer',
  'vendor',
] as const
export type PersonaType = (typeof personaTypes)[number]

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
