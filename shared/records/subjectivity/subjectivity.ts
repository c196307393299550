import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { filledText, text } from '#shared/domain/text/text.ts'
import { subjectivityStatuses } from './subjectivityStatus.ts'

/** Whether it is brought before cover is bound or by a day after it. */
export const subjectivityStages = ['PRE_BIND', 'POST_BIND'] as const

/** Who has to bring it. */
export const subjectivityOwners = ['INSURED', 'AGENCY', 'UNDERWRITER'] as const

/** What its day starts when it finds it open: a reminder, or notice that the policy will be cancelled. */
export const subjectivityNotices = ['REMINDER', 'CANCELLATION'] as const

/** What is asked for, by whom it is brought, by when, and what happens otherwise. */
export const AskedSubjectivity = z.strictObject({
  text: filledText(2000),
  stage: z.enum(subjectivityStages),
  due: CalendarDate.optional().describe('The last day; one after binding has one.'),
  owner: z.enum(subjectivityOwners),
  notice: z.enum(subjectivityNotices).optional(),
})
export type AskedSubjectivity = z.infer<typeof AskedSubjectivity>

/** What somebody said of it, and when: that it came and what it is, or why it is settled as it is. */
const Word = z.object({ text: text(2000), by: z.string(), at: Instant })

/** A file that was brought, by its document; `forInsured` says that the insured sees it too. */
export const EvidenceDocument = z.object({ docId: DocumentId, name: z.string(), forInsured: z.boolean() })
export type EvidenceDocument = z.infer<typeof EvidenceDocument>

/** More files are not brought at once. */
export const mostEvidenceDocuments = 10

/** Something the insured must still bring before or after binding. */
export const Subjectivity = AskedSubjectivity.extend({
  id: z.string(),
  status: z.enum(subjectivityStatuses),
  evidence: Word.extend({ documents: z.array(EvidenceDocument).optional() }).optional(),
  settled: Word.optional(),
  /** When the notice it names was sent. */
  noticeAt: Instant.optional(),
})
export type Subjectivity = z.infer<typeof Subjectivity>
