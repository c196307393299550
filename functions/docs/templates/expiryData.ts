import { z } from 'zod'
import { Day, DocumentData } from './documentData.ts'

/** What a notice of expiry says. */
export const ExpiryData = DocumentData.extend({
  policyNumber: z.string(),
  expiresOn: Day,
  /** Whether the insurer is prepared to negotiate a renewal. */
  mayRenew: z.boolean(),
  /** The insured has told that the policy is not to be renewed. */
  isOptedOut: z.boolean(),
  /** Of a notice of nonrenewal: until when cover goes on beyond its term, since it is late, and for how many days after it. */
  standsUntil: Day.optional(),
  noticeDays: z.int().optional(),
  /** Of cover that a moratorium or a hold kept beyond its term: the day on which it ends after all. */
  keptUntil: Day.optional(),
  /** Why the insurer does not renew, in its own words. */
  because: z.string().optional(),
  /** Within how many days of the end claims may be reported for longer by an extension. */
  extensionDays: z.int().optional(),
})
export type ExpiryData = z.infer<typeof ExpiryData>
