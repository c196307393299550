import { z } from 'zod'
import { type Permission, permissions } from '#shared/permissions.ts'
import { Instant } from '../calendar/instant.ts'

/** Where assistants come in, of each region. */
export const assistantDoor = '/api/mcp/v1'

/** Where a client learns how one authenticates there (RFC 9728, 3.1). */
export const assistantMetadataPath = `/.well-known/oauth-protected-resource${assistantDoor}`

/** What a client is told that came without a token, of the platform at an address (RFC 9728, 5.1). */
export const assistantChallenge = (publicUrl: string): string =>
  `Bearer resource_metadata="${publicUrl}${assistantMetadataPath}"`

/** What a person may let an assistant do without asking, by the operations that it is: none moves money or rights. */
export const freeHandOperations = {
  ACCOUNTS: ['createAccount', 'updateAccountDetails', 'updateFirmographics', 'refreshFirmographics'],
  NOTES: ['createClaimDiary', 'createClaimNote', 'createQuoteNote'],
  QUOTES: [
    'addP250CartQuote',
    'createP250Quote',
    'createP250Quotes',
    'createQuote',
    'recalculateQuote',
    'updateP250Quote',
    'updateQuote',
    'updateQuoteAnswers',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type FreeHand = keyof typeof freeHandOperations
export const freeHands = Object.keys(freeHandOperations) as [FreeHand, ...FreeHand[]]

/** Whether an assistant does it without asking, as the person who made its key has said. */
export const isFree = (hands: readonly FreeHand[], operation: string): boolean =>
  hands.some((hand) => (freeHandOperations[hand] as readonly string[]).includes(operation))

/** A person has so many hours to answer an assistant, and what was approved is done within so many minutes of it. */
export const assistantLifetimes = { askedHours: 24, approvedMinutes: 60 } as const

/** What waits for people is bounded, for each assistant. */
export const mostAssistantRequests = 25

/** A request may be so long, in characters: more nobody looks through before approving it. */
export const longestAssistantInput = 20_000

/** What is looked at of a request before the call is let through: whose it is, which call it is, and a person's word. */
export const ConfirmedCall = z.object({
  userId: z.string(),
  sessionId: z.string(),
  operation: z.string(),
  digest: z.string(),
  status: z.string(),
  expiresAt: Instant,
  provedAt: z.number().optional(),
  organizationId: z.string(),
  needed: z.array(z.enum(permissions as readonly [Permission, ...Permission[]])),
  decision: z.object({ by: z.string() }).optional(),
})
export type ConfirmedCall = z.infer<typeof ConfirmedCall>
