import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { currencies } from '#shared/domain/money/money.ts'

/** A payment as the processor tells it. Of a card or account it says the last four digits, and a token for later. */
export const ProcessorTransaction = z.object({
  transactionId: z.string(),
  sessionId: z.string().optional(),
  /** The policy's number, as the session was opened with. */
  reference: z.string(),
  status: z.enum(['chargedBack', 'declined', 'expired', 'processing', 'succeeded']),
  /** Minor units. */
  amount: z.int(),
  currency: z.enum(currencies),
  method: z.object({
    type: z.enum(['bank', 'card']),
    brand: z.string(),
    last4: z.string(),
    holder: z.string(),
    expiry: z.string().optional(),
    token: z.string(),
  }),
  failure: z.string().optional(),
  createdAt: Instant,
  changedAt: Instant,
})
export type ProcessorTransaction = z.infer<typeof ProcessorTransaction>

/** The session that a key of `getPaymentProcessorKey` opens. */
export const SessionOfKey = z.object({ sessionId: z.string() })

/** A page of the processor that takes one payment. */
export const ProcessorSession = z.object({
  sessionId: z.string(),
  authCode: z.string(),
  url: z.url(),
  expiresAt: Instant,
})
export type ProcessorSession = z.infer<typeof ProcessorSession>
