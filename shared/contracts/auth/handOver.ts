import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { OrganizationId } from './fields.ts'

/** What somebody would leave behind in an agency. */
export const LeftBehind = z.object({
  agency: z.object({ id: OrganizationId, name: z.string() }),
  clients: z.int(),
  renewals: z.int().describe('Of the clients those whose cover is up for renewal.'),
  quotes: z.int().describe('Quotes that may still be bound.'),
  tasks: z.int().describe('What these quotes wait for.'),
  names: z.array(z.string()).describe('The first twenty of the clients, by name.'),
})
export type LeftBehind = z.infer<typeof LeftBehind>

export const getHandOver = defineOperation({
  name: 'getHandOver',
  method: 'GET',
  path: '/api/auth/v1/users/hand-over/{userId}',
  summary:
    'What would go to a colleague if somebody left: the clients, renewals and open quotes of each agency; and what waits for one of the staff or a carrier’s people, which goes to no colleague by itself.',
  access: 'user:delete',
  params: { userId: UserId },
  response: z.object({
    agencies: z.array(LeftBehind).describe('Those alone where somebody has to take over.'),
    waiting: z
      .object({
        referrals: z.int().describe('Quotes that wait for them as their underwriter.'),
        claims: z.int().describe('Open claims that they adjust.'),
      })
      .optional()
      .describe('Of one of the staff or a carrier’s people, a moment behind.'),
  }),
  problems: ['user.notFound'],
})
