import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, DocumentId, PaperNoticeId, PolicyId, TeamId } from '#shared/domain/ids/ids.ts'
import { paperNoticeKinds, postServices } from '#shared/domain/policy/paperNotice.ts'
import { paperNoticeStatuses } from '#shared/records/paperNotice/paperNoticeStatus.ts'

/** One notice of a policy that goes by post, as it is kept (rule: notice-on-paper). */
export const PaperNoticeRecord = z.object({
  id: PaperNoticeId,
  policyId: PolicyId,
  policyNumber: z.string(),
  companyName: z.string(),
  accountId: AccountId,
  agencyId: AgencyId,
  teamIds: z.array(TeamId),
  partnerIds: z.array(z.string()).optional(),
  status: z.enum(paperNoticeStatuses),
  kind: z.enum(paperNoticeKinds).describe('What it is about.'),
  docId: DocumentId.describe('The document to be printed and posted.'),
  docName: z.string(),
  mayRenew: z
    .boolean()
    .optional()
    .describe('Of the end of a policy: whether it says that a renewal may be talked about.'),
  postBy: CalendarDate.optional().describe(
    'The last day on which it can be posted; none where nothing depends on its day.',
  ),
  posted: z
    .object({
      on: CalendarDate,
      service: z.enum(postServices),
      reference: z.string().optional().describe('The number of the certificate of mailing, or by which it is tracked.'),
      by: z.string().describe('Who posted it, by name.'),
      at: Instant,
    })
    .optional(),
  waived: z.object({ reason: z.string(), by: z.string(), at: Instant }).optional().describe('Why it is not posted.'),
  created: Instant,
  lastUpdated: Instant,
})
export type PaperNoticeRecord = z.infer<typeof PaperNoticeRecord>

/** The same as it is shown. */
export const PaperNotice = PaperNoticeRecord.omit({ teamIds: true, partnerIds: true })
export type PaperNotice = z.infer<typeof PaperNotice>
