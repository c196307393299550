import { z } from 'zod'
import { Day, DocumentData, Form, Party } from './documentData.ts'

/** What a certificate says: to whom, what a policy covers on a day, and what the holder may and may not take from it. */
export const CertificateData = DocumentData.extend({
  policyNumber: z.string(),
  /** The day whose terms it shows. */
  day: Day,
  holder: Party,
  /** The holder is insured besides the named insured, by the policy's own words. */
  isAdditionalInsured: z.boolean(),
  /** Notice was given that cover ends on this day, before the period does. */
  endsOn: Day.optional(),
  endorsements: z.array(Form),
  /** The wide logo of the agency, as a data URI; none where it has none. */
  agencyLogo: z.string().optional(),
  /** How anybody verifies it: its number, the page, and the page's address as the squares of a QR code. */
  verification: z
    .object({ number: z.string(), url: z.url(), page: z.string(), squares: z.array(z.string().regex(/^[01]+$/)) })
    .optional(),
  authorizedBy: z.object({ name: z.string(), title: z.string() }),
})
export type CertificateData = z.infer<typeof CertificateData>
