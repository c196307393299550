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
})
export type ExpiryData = z.infer<typeof ExpiryData>
