import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { IncidentBanner, MaintenanceBanner } from './publishedEnvironment.ts'

/** Name and version of what is deployed. */
export const getConsoleVersion = defineOperation({
  name: 'getConsoleVersion',
  method: 'GET',
  path: '/version',
  summary: 'The version of the console that is deployed; polled every 60 seconds.',
  access: 'public',
  response: z.object({ version: z.string() }),
})

export const getDeploymentTime = defineOperation({
  name: 'getDeploymentTime',
  method: 'GET',
  path: '/latest-deployment-time',
  summary: 'When the latest deployment took place.',
  access: 'public',
  response: z.object({ deployedAt: Instant }),
})

/** What the web app must know before anybody has signed in. */
export const getEnvironment = defineOperation({
  name: 'getEnvironment',
  method: 'GET',
  path: '/env',
  summary:
    'The region, its flags, maintenance and banners as staff have set them, its support contacts, and where errors are reported.',
  access: 'public',
  response: z.object({
    region: z.enum(regionCodes),
    locale: z.string(),
    flags: z.record(z.string(), z.boolean()),
    supportContact: z.object({ email: z.string(), phone: z.string(), claimsPhone: z.string() }),
    incidentBanner: IncidentBanner.optional(),
    maintenanceBanner: MaintenanceBanner.optional(),
    /** In a sandbox: how many seconds its clock is ahead of the world's. */
    clockAhead: z.int().optional(),
    /** Where the web app reports its errors, and from which environment; absent where nobody takes them. */
    errorReports: z.object({ dsn: z.string(), environment: z.string() }).optional(),
  }),
})

export const getPublicConfig = defineOperation({
  name: 'getPublicConfig',
  method: 'GET',
  path: '/config',
  summary: 'Which environment this is, and whether it is the one that business is done in.',
  access: 'public',
  response: z.object({ prod: z.boolean(), envName: z.string() }),
})
