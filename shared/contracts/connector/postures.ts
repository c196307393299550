import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, wholeNumber } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'

/** How an insured's systems stand, of those that it agreed to have read. */
export const Posture = z.object({
  accountId: AccountId,
  name: z.string(),
  riskScore: z.number().optional().describe('As it is assessed by now; absent where it is not.'),
  agreements: z.int().describe('Kinds of systems whose agreement stands.'),
  connections: z.int(),
  failing: z.int().describe('Connections whose party does not answer.'),
  openFindings: z.int(),
  drifts: z.int().describe('What was in place when the insured was covered, and is no more.'),
  next: z
    .object({ title: z.string(), riskEffect: z.int().describe('By how much the risk score rises, by the rater.') })
    .optional()
    .describe('The open finding whose fix raises the risk score most.'),
  lastRead: Instant.optional(),
})
export type Posture = z.infer<typeof Posture>

/** What an insured's systems may need: that somebody of it agrees to have them read, a look at what broke, or a fix. */
export const postureNeeds = ['AGREEMENT', 'LOOK', 'FIX'] as const
export type PostureNeed = (typeof postureNeeds)[number]

export const searchPostures = defineOperation({
  name: 'searchPostures',
  method: 'GET',
  path: '/api/connector/v1/postures',
  summary:
    'The insureds in the caller’s reach by name, each with what its systems see: findings, connections, what to fix first.',
  access: 'connector:read',
  query: z.strictObject({
    size: wholeNumber({ least: 1, most: 50 }).default(25),
    after: z.string().max(1200).optional().describe('The nextToken of the page before.'),
    before: z.string().max(1200).optional().describe('The prevToken of the page after.'),
    needs: z
      .enum(postureNeeds)
      .optional()
      .describe(
        'Those alone that agreed to nothing, of which a connection fails or something is in place no more, or that have an open finding.',
      ),
  }),
  response: hitsOf(Posture),
})
