import { z } from 'zod'
import { Reason } from '../coverage/reason.ts'

/** What becomes of a quote request (rule: quote-life): ready to bind, a price to go by only, for an underwriter, or refused. */
export const quoteOutcomes = ['READY', 'INDICATION', 'REFERRED', 'DECLINED'] as const
export const QuoteOutcome = z.enum(quoteOutcomes)
export type QuoteOutcome = z.infer<typeof QuoteOutcome>

/** A reason (rule: reasons) with the outcome it brings about. */
export const ReferralReason = Reason.extend({ outcome: z.enum(['INDICATION', 'REFERRED', 'DECLINED']) })
export type ReferralReason = z.infer<typeof ReferralReason>
