import { z } from 'zod'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { PremiumFee, PremiumTax } from '#shared/domain/rating/ratedPremium.ts'
import { LedgerEntry } from '../billing/ledger.ts'
import { DocType } from '../docs/document.ts'

/** What becomes of a record of which the caller has a list. */
const ForetoldChange = z.object({
  kind: z.string(),
  change: z.enum(['CHANGED', 'CREATED', 'REMOVED']),
  id: z.string().optional().describe('None of what is made: it has one once it is.'),
  name: z.string().optional(),
  statusBefore: z.string().optional(),
  status: z.string().optional(),
})

const ForetoldPrice = z.object({
  policyNumber: z.string(),
  currency: z.enum(currencies),
  premium: MinorUnits,
  taxes: z.array(PremiumTax),
  fees: z.array(PremiumFee),
  total: MinorUnits,
})

/** What a rehearsal of an operation tells: it ran with all its guards, and nothing was written or sent. */
export const Rehearsal = z.object({
  answer: z.unknown().optional().describe('What it would answer; ids and numbers are others once it is meant.'),
  isComplete: z.boolean().describe('It was not rehearsed beyond what takes effect at once, such as a charge.'),
  prices: z.array(ForetoldPrice).optional(),
  postings: z.array(LedgerEntry.pick({ description: true, lines: true })),
  isWholeLedger: z.boolean(),
  isInvoiced: z.boolean(),
  changes: z.array(ForetoldChange),
  events: z.array(z.string()),
  later: z
    .array(z.string())
    .optional()
    .describe(
      'What goes on by itself a moment after it is meant, in sentences: letters, webhooks, what the payment processor books. What comes of it is told here of documents alone.',
    ),
})
export type Rehearsal = z.infer<typeof Rehearsal>

/** What is shown of it before somebody approves the call, with the documents that would be made. */
export const Foretold = Rehearsal.omit({ events: true, isInvoiced: true }).extend({ documents: z.array(DocType) })
export type Foretold = z.infer<typeof Foretold>
