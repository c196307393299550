import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { QuoteId, QuoteShareId } from '#shared/domain/ids/ids.ts'
import { mostBeside } from '#shared/domain/quoting/shareStatus.ts'

/** A link by which whoever has it reads an offer without an account. Of its token the hash alone is kept. */
export const QuoteShareRecord = z.object({
  id: QuoteShareId,
  quoteId: QuoteId,
  /** Other offers to the same client that the link shows beside it. */
  beside: z.array(QuoteId).max(mostBeside).optional(),
  tokenHash: z.string(),
  /** For whom it was made, in the words of who made it. */
  purpose: z.string(),
  created: Instant,
  createdBy: z.string(),
  expiresAt: Instant,
  revokedAt: Instant.optional(),
  revokedBy: z.string().optional(),
  /** How often it was opened, and when first and last. */
  opened: z.int(),
  firstOpened: Instant.optional(),
  lastOpened: Instant.optional(),
})
export type QuoteShareRecord = z.infer<typeof QuoteShareRecord>
