import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { CertificateId, DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { certificateStandings } from '#shared/domain/policy/certificateStanding.ts'
import { certificateStatuses } from '#shared/records/certificate/certificateStatus.ts'
import { products } from '#shared/regions/products.ts'

/** A certificate as it was asked for: of which policy, as of which day, for whom, and the id of the document it becomes. */
export const CertificateRecord = z.object({
  id: CertificateId,
  /** By which anybody verifies it; those of before had none. */
  number: z.string().optional(),
  policyId: PolicyId,
  docId: DocumentId,
  status: z.enum(certificateStatuses),
  /** The day whose terms it shows. */
  day: CalendarDate,
  holder: z.object({ name: z.string(), addressLines: z.array(z.string()) }),
  /** Of the policy's additional insureds, where the holder is one of them. */
  additionalInsuredId: z.string().optional(),
  /** Where it is sent once it is made. */
  mailTo: z.string().optional(),
  withdrawal: z.object({ by: z.string(), name: z.string(), at: Instant, reason: z.string() }).optional(),
  created: Instant,
  /** As others are told of who asked for it. */
  createdBy: z.string(),
})
export type CertificateRecord = z.infer<typeof CertificateRecord>

const standing = z.enum(certificateStandings)
const endsOn = CalendarDate.optional().describe(
  'The first day without cover, where that comes before the period’s end.',
)

/** A certificate as those see it whose policy it is of. */
export const Certificate = CertificateRecord.pick({
  id: true,
  number: true,
  policyId: true,
  docId: true,
  status: true,
  day: true,
  created: true,
  createdBy: true,
}).extend({
  holder: z.string(),
  standing,
  endsOn,
  verifyUrl: z.url().optional().describe('The page by which anybody verifies it.'),
  withdrawal: z.object({ name: z.string(), at: Instant, reason: z.string() }).optional(),
})
export type Certificate = z.infer<typeof Certificate>

/** What anybody is told who holds a certificate’s number: what is printed on it, and how the cover stands. */
export const VerifiedCertificate = z.object({
  number: z.string(),
  standing,
  endsOn,
  namedInsured: z.string(),
  holder: z.string(),
  policyNumber: z.string(),
  productType: z.enum(products),
  limit: WholeUnits.describe('The aggregate limit that it shows.'),
  currency: z.enum(currencies),
  effectiveDate: CalendarDate,
  expirationDate: CalendarDate,
  day: CalendarDate.describe('The day whose terms it shows.'),
})
export type VerifiedCertificate = z.infer<typeof VerifiedCertificate>
