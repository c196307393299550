import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { regionCodes } from '#shared/regions/code.ts'

/** Name and version of what is deployed. */
export const getConsoleVersion = defineOperation({
  name: 'getConsoleVersion',
  method: 'GET',
  path: '/version',
  summary: 'The version of the console that is deployed; polled every 60 seconds.',
  access: 'public',
  response: z.object({ version: z.string() }),
})

/** What the web app must know before anybody has signed in. */
export const getEnvironment = defineOperation({
  name: 'getEnvironment',
  method: 'GET',
  path: '/env',
  summary: 'The region, its flags and its support contacts.',
  access: 'public',
  response: z.object({
    region: z.enum(regionCodes),
    locale: z.string(),
    flags: z.record(z.string(), z.boolean()),
    supportContact: z.object({ email: z.string(), phone: z.string(), claimsPhone: z.string() }),
  }),
})
