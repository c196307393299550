import { z } from 'zod'
import { Amount, Day, DocumentData } from './documentData.ts'

const Line = z.object({ label: z.string(), amount: Amount })

/** What a notice of cancellation says. Amounts are minor units; what is returned adds up. */
export const CancellationData = DocumentData.extend({
  policyNumber: z.string(),
  standing: z.enum(['done', 'flat', 'pending', 'reinstatable', 'reinstated', 'rescinded', 'withdrawn']),
  /** The day on which cover ends; none once it is withdrawn. */
  endsOn: Day.optional(),
  /** Days that stay without cover, of one that is back after some. */
  gap: z.object({ from: Day, until: Day }).optional(),
  reason: z.string().optional(),
  /** Until when paying what is due keeps the cover or brings it back. */
  payBy: Day.optional(),
  /** The agency that bills the insured, where it is not paid here. */
  payTo: z.string().optional(),
  /** The page on which it is paid, where it is paid here. */
  payment: z.url().optional(),
  /**
   * What keeps the cover or brings it back, or is owed of cover that is back, and by when; of what a billed agency's insured owes the
   * agency, what is charged alone is known.
   */
  owed: z.object({ amount: Amount.optional(), charged: Amount.optional(), by: Day.optional() }).optional(),
  /** In which manner premium is returned, and why. */
  because: z.string().optional(),
  /** Within how many days of its end reporting of a claims-made policy can be extended, where it can. */
  extensionDays: z.int().optional(),
  returned: z.object({ lines: z.array(Line), total: Amount }).optional(),
}).refine(
  ({ returned }) =>
    returned === undefined || returned.lines.reduce((sum, { amount }) => sum + amount, 0) === returned.total,
  { message: 'what is returned must add up', path: ['returned'] },
)
export type CancellationData = z.infer<typeof CancellationData>
