import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery, wholeNumber } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { agencyStatuses } from '#shared/records/agency/agencyStatus.ts'

const { size, after, before } = hitsQuery(25)

/** An agency that has brought no business for a while. */
export const DormantAgency = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(agencyStatuses),
  lastBusiness: Instant.optional().describe(
    'Its last submission, quote or bind; missing where there never was one, and not told to a cluster.',
  ),
})

export const listDormantAgencies = defineOperation({
  name: 'listDormantAgencies',
  method: 'GET',
  path: '/api/account/v1/agency/dormant',
  summary:
    'Agencies that have submitted, quoted and bound nothing for so many days: all for staff, for an aggregator or a cluster its own, for others none. By name; a page looks at a bounded number of agencies, so that it may be short though more follow.',
  access: 'agency:read',
  only: [...placing, 'CLUSTER'],
  query: z.strictObject({
    size,
    after,
    before,
    days: wholeNumber({ least: 1, most: 3650 }).default(90),
  }),
  response: hitsOf(DormantAgency),
})
