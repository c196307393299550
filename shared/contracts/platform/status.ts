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
    'How each part of the platform stands in the region, by the last runs of what runs in it by the clock, with the banners that staff have published and those of before. At most half a minute old.',
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
    history: z
      .array(
        z.object({
          kind: z.enum(['INCIDENT', 'MAINTENANCE']),
          text: z.string().optional().describe('What was told of an incident last.'),
          link: z.string().optional(),
          from: Instant,
          to: Instant.optional().describe('Missing while it goes on.'),
        }),
      )
      .describe('Incidents and maintenance of the last 90 days, the newest first, 50 at most; to five minutes.'),
  }),
})
