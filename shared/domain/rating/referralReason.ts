import { z } from 'zod'
import { Reason } from '../coverage/reason.ts'

/** What becomes of a quote request (decision 24): ready to bind, for an underwriter, or a price to go by only. */
export const quoteOutcomes = ['READY', 'INDICATION', 'REFERRED'] as const
export const QuoteOutcome = z.enum(quoteOutcomes)
export type QuoteOutcome = z.infer<typeof QuoteOutcome>

/** A reason (decision 37) with the outcome it brings about. */
export const ReferralReason = Reason.extend({ outcome: z.enum(['INDICATION', 'REFERRED']) })
export type ReferralReason = z.infer<typeof ReferralReason>
