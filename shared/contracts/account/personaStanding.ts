import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
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
    'The policies and the premium that the own organization has a share in: in all, by the month they were bound in, and by agency, the largest first. A cluster and a reinsurer are not told figures that few policies stand behind.',
  access: 'report:read',
  response: z.object({
    currency: z.enum(currencies),
    ...figures,
    months: z
      .array(z.object({ month: z.string(), ...figures }))
      .describe('The last twelve of the region’s calendar (`2026-11`), oldest first.'),
    agencies: z
      .array(z.object({ id: z.string(), name: z.string(), ...figures }))
      .describe('The agencies of an aggregator, the members of a cluster.'),
  }),
})
