import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { PersonaId, PoolYearId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { PoolTerms } from '#shared/domain/organizations/poolYears.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'

/** What is entered of a pool's term. */
export const NewPoolYear = PoolTerms.extend({
  poolId: PersonaId,
  name: filledLine(120, { missing: 'Name is required' }),
})
export type NewPoolYear = z.infer<typeof NewPoolYear>

/** A pool's term with the limit that its members share. */
export const PoolYear = z.object({ ...NewPoolYear.shape, id: PoolYearId, created: Instant, updated: Instant })
export type PoolYear = z.infer<typeof PoolYear>

const params = { poolYearId: PoolYearId }

export const listPoolYears = defineOperation({
  name: 'listPoolYears',
  method: 'GET',
  path: '/api/account/v1/pool-years',
  summary: 'The terms of pools with the limits that their members share, the newest first.',
  access: 'persona:manage',
  response: z.array(PoolYear),
})

export const listPoolYearHistory = defineOperation({
  name: 'listPoolYearHistory',
  method: 'GET',
  path: '/api/account/v1/pool-years/{poolYearId}/history',
  summary: 'What was done to one term of a pool, by whom, and what it changed.',
  access: 'persona:manage',
  params,
  response: HistoryPage,
  problems: ['poolYear.notFound'],
})

export const createPoolYear = defineOperation({
  name: 'createPoolYear',
  method: 'POST',
  path: '/api/account/v1/pool-years',
  summary: 'Enters a term of a pool and the limit that its members share.',
  access: 'persona:manage',
  stepUp: 'always',
  body: NewPoolYear,
  status: 201,
  response: PoolYear,
  problems: ['persona.notFound', 'poolYear.wrongTerm'],
})

export const updatePoolYear = defineOperation({
  name: 'updatePoolYear',
  method: 'PUT',
  path: '/api/account/v1/pool-years/{poolYearId}',
  summary: 'Changes a term of a pool; its figures are worked out anew.',
  access: 'persona:manage',
  stepUp: 'always',
  params,
  body: NewPoolYear.omit({ poolId: true }),
  response: PoolYear,
  problems: ['persona.notFound', 'poolYear.notFound', 'poolYear.wrongTerm'],
})

export const removePoolYear = defineOperation({
  name: 'removePoolYear',
  method: 'DELETE',
  path: '/api/account/v1/pool-years/{poolYearId}',
  summary: 'Removes a term that has not begun; one that has stays.',
  access: 'persona:manage',
  stepUp: 'always',
  params,
  problems: ['poolYear.begun', 'poolYear.notFound'],
})

/** How the own pool stands. */
export const getPoolStanding = defineOperation({
  name: 'getPoolStanding',
  method: 'GET',
  path: '/api/account/v1/persona/pool',
  summary:
    'The terms of the own pool: its members, what they pay in, their claims, and what is left of the limit that they share. Figures that few members stand behind are withheld.',
  access: 'report:read',
  only: ['POOL'],
  response: z.object({
    currency: z.enum(currencies),
    asOf: Instant.describe('When it was added up: in the last night where there are many policies.'),
    isPart: z.boolean().describe('There are more policies or claims than were added up.'),
    years: z
      .array(
        PoolTerms.extend({
          id: PoolYearId,
          name: z.string(),
          members: z.int(),
          policies: z.int(),
          contributions: MinorUnits.optional().describe(
            'The premium of the members’ policies, without fees and taxes.',
          ),
          claims: z.int().optional(),
          incurred: MinorUnits.optional().describe('Paid and outstanding.'),
          left: MinorUnits.optional().describe('What is left of the shared limit.'),
        }),
      )
      .describe('The newest first.'),
  }),
})
