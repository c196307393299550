import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { unknownVendor, vendorIds } from '#shared/domain/risk/vendors.ts'

const lines = z.array(
  z.object({
    vendor: z.enum([...vendorIds, unknownVendor]),
    policies: z.int().optional(),
    limit: WholeUnits.optional().describe('Aggregate limits.'),
  }),
)

/** What one vendor's outage or breach would meet. */
export const getAccumulation = defineOperation({
  name: 'getAccumulation',
  method: 'GET',
  path: '/api/risk/v1/accumulation',
  summary:
    'The policies in force that the own organization has a share in, with their limits, by the vendors that their insureds depend on, as far as scans and connected systems show it; the largest first. A policy is in the line of each of its vendors. A cluster, a pool and a reinsurer are not told lines that few policies stand behind.',
  access: 'report:read',
  response: z.object({
    currency: z.enum(currencies),
    asOf: Instant.describe('When it was read; what it is read off may be a moment behind.'),
    cloud: lines,
    mail: lines,
    security: lines,
  }),
})
