import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { serviceSlugs } from '#shared/contract/service.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { serviceStandings } from '#shared/domain/calendar/serviceStanding.ts'
import { IncidentBanner, MaintenanceBanner } from './publishedEnvironment.ts'

/** How the platform stands in the region, for everybody. */
export const getServiceStatus = defineOperation({
  name: 'getServiceStatus',
  method: 'GET',
  path: '/api/platform/v1/status',
  summary:
    'How each part of the platform stands in the region, by the last runs of what runs in it by the clock, with the banners that staff have published. At most half a minute old.',
  access: 'public',
  response: z.object({
    measured: Instant,
    parts: z.array(
      z.object({
        service: z.enum(serviceSlugs),
        standing: z.enum(serviceStandings),
        last: Instant.optional().describe('When something of it ran last.'),
      }),
    ),
    incidentBanner: IncidentBanner.optional(),
    maintenanceBanner: MaintenanceBanner.optional(),
  }),
})
