import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { unknownVendor, vendorCategories, vendorIds } from '#shared/domain/risk/vendors.ts'
import { PolicySummary } from '../policy/policy.ts'

const VendorField = z.enum([...vendorIds, unknownVendor])

const lines = z.array(
  z.object({
    vendor: VendorField,
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

const { size, after, before } = hitsQuery(20)

/** The policies behind a line of it. */
export const searchDependentPolicies = defineOperation({
  name: 'searchDependentPolicies',
  method: 'GET',
  path: '/api/risk/v1/accumulation/policies',
  summary:
    'The policies in force that depend on one vendor, or of which none of a category is known, of those that the own organization reads.',
  access: 'policy:read',
  query: z.strictObject({ size, after, before, category: z.enum(vendorCategories), vendor: VendorField }),
  response: hitsOf(PolicySummary),
})
