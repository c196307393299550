import { z } from 'zod'
import { Amount, Day, DocumentData, Endorsement } from './documentData.ts'

const Line = z.object({ label: z.string(), amount: Amount })

/** What an endorsement says: what changes from which day, and what that costs. Amounts are minor units; they add up. */
export const EndorsementData = DocumentData.extend({
  policyNumber: z.string(),
  /** The number of the revision. */
  number: z.int(),
  title: z.string(),
  effective: Day,
  /** Where reporting is extended: the last day of it. */
  reportingUntil: Day.optional(),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** What the policy is endorsed with by it, or names others by it, with what it names from then on. */
  endorsements: z.array(Endorsement).optional(),
  money: z.object({ lines: z.array(Line), total: Amount }),
}).refine(({ money }) => money.lines.reduce((sum, { amount }) => sum + amount, 0) === money.total, {
  message: 'what changes of the price must add up',
  path: ['money'],
})
export type EndorsementData = z.infer<typeof EndorsementData>
