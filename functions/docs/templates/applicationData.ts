import { z } from 'zod'
import { DocumentData } from './documentData.ts'

const Line = z.object({ label: z.string(), answer: z.string() })

/**
 * What a signed application says: what was put before the signer, word by word, and who signed it. `signedAt` is told in
 * the insured's time and in UTC; `digest` is the SHA-256 of what was signed.
 */
export const ApplicationData = DocumentData.extend({
  quoteNumber: z.string(),
  company: z.array(Line),
  answers: z.array(Line),
  intent: z.string(),
  /** What was stated by law beside the answers. */
  declarations: z.array(z.object({ title: z.string(), text: z.string() })).optional(),
  /** Absent of what nobody has signed yet. */
  certificate: z
    .object({
      name: z.string(),
      email: z.string(),
      day: z.iso.date(),
      signedAt: z.string(),
      address: z.string(),
      envelope: z.string(),
      digest: z.string(),
      method: z.string(),
    })
    .optional(),
})
export type ApplicationData = z.infer<typeof ApplicationData>
