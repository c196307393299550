import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'

/** What may be withheld: how much was sold. */
const figures = {
  policies: z.int().optional(),
  premium: MinorUnits.optional().describe('Without fees and taxes, minor units.'),
}

/** How the own organization stands. */
export const getPersonaStanding = defineOperation({
  name: 'getPersonaStanding',
  method: 'GET',
  path: '/api/account/v1/persona/standing',
  summary:
    'The policies and the premium that the own organization has a share in: in all, by the month they were bound in, and by agency, the largest first. A cluster and a reinsurer are not told figures that few policies stand behind, a pool none.',
  access: 'report:read',
  response: z.object({
    currency: z.enum(currencies),
    asOf: Instant.describe('When it was added up.'),
    isPart: z.boolean().describe('There are more agencies than are told one by one; all of them are in the totals.'),
    ...figures,
    months: z
      .array(z.object({ month: z.string(), ...figures }))
      .describe('The last twelve of the region’s calendar (`2026-11`), oldest first.'),
    agencies: z
      .array(z.object({ id: z.string(), name: z.string(), ...figures }))
      .describe('The agencies of an aggregator, the members of a cluster.'),
  }),
})

const lines = z.array(
  z.object({
    key: z.string(),
    ...figures,
    limit: WholeUnits.optional().describe('Aggregate limits.'),
    claims: z.int().optional(),
    incurred: MinorUnits.optional().describe('Paid and outstanding.'),
  }),
)

/** What the own organization is exposed to. */
export const getPersonaExposure = defineOperation({
  name: 'getPersonaExposure',
  method: 'GET',
  path: '/api/account/v1/persona/exposure',
  summary:
    'The policies that the own organization has a share in, with their limits, claims and what those cost: by year, and those in force by limit and territory. A cluster, a pool and a reinsurer are not told lines that few insureds stand behind, and a pool no money.',
  access: 'report:read',
  response: z.object({
    currency: z.enum(currencies),
    asOf: Instant.describe('When it was added up: in the last night where there are many policies.'),
    isPart: z.boolean().describe('There are more policies or claims than were added up.'),
    years: lines.describe('By the year in which they began, the first first.'),
    limits: lines.describe('By aggregate limit, whole units, the lowest first.'),
    territories: lines.describe(
      'By the state or territory of the insured, in the UK by the region of its postcode (`LDN`), the largest premium first, behind it those that are told none; one line of those in none.',
    ),
  }),
})
