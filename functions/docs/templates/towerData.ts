import { z } from 'zod'
import { Amount, Day, DocumentHead, Party, Whole } from './documentData.ts'

const Words = z.string().trim().min(1)

/** A layer that answers for a loss, or will. What is of another agency's, or of others beneath, says less. */
const Layer = z.object({
  limit: Whole,
  attachmentPoint: Whole,
  insurer: Words.optional(),
  policyNumber: Words.optional(),
  period: z.object({ effective: Day, expiry: Day }).optional(),
  /** In minor units, without fees and taxes. */
  premium: Amount.optional(),
  /** That of the policy that the document is of. */
  isOwn: z.boolean(),
})

/** A tower as it stands on a day: its layers from the ground up, and what of it nobody insures. Limits in whole units. */
export const TowerData = DocumentHead.extend({
  insured: Party,
  agency: Words,
  layers: z.array(Layer).min(1),
  gaps: z.array(z.object({ from: Whole, until: Whole })),
  /** Up to which loss it reaches without a hole. */
  reaches: Whole,
})
export type TowerData = z.infer<typeof TowerData>
