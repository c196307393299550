import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { attachmentKinds, emailTypes, messageCategories } from '#shared/domain/correspondence/messageWords.ts'
import { AccountId, AgencyId, MessageId, PolicyId, QuoteId, ThreadId } from '#shared/domain/ids/ids.ts'
import { messageStatuses } from '#shared/records/message/messageStatus.ts'

export const AttachmentId = z
  .string()
  .regex(/^msg_[0-9A-HJKMNP-TV-Z]{26}_\d{1,2}$/, 'must be the id of an attachment (msg_…_1)')

/** What came along with a message. What is dangerous is kept apart with the reason, and nobody is given it. */
export const MessageAttachment = z.object({
  id: AttachmentId,
  name: z.string(),
  size: z.int().describe('Bytes.'),
  contentType: z.string().describe('What it is by its bytes, whatever it is called.'),
  kind: z.enum(attachmentKinds),
  quarantined: z.string().optional().describe('Why it is held back.'),
})
export type MessageAttachment = z.infer<typeof MessageAttachment>

/** Of the platform's records, what a message is about. */
export const MessageMatch = z.object({
  submissionId: z.string().optional(),
  accountId: AccountId.optional(),
  companyName: z.string().optional(),
  quoteId: QuoteId.optional(),
  policyId: PolicyId.optional(),
  agencyId: AgencyId.optional(),
  matchedBy: z.string().optional().describe('What of it told so, or who said so.'),
})
export type MessageMatch = z.infer<typeof MessageMatch>

/** A message as it is kept. The mail as it came lies in the region’s files; `body` is its text, without markup. */
export const MessageRecord = z.object({
  id: MessageId,
  threadId: ThreadId,
  direction: z.enum(['IN', 'OUT']),
  status: z.enum(messageStatuses),
  emailType: z.enum(emailTypes),
  category: z.enum(messageCategories),
  because: z.string().describe('What of the message says so, or who.'),
  labels: z.array(z.string()),
  subject: z.string(),
  from: z.string(),
  fromName: z.string().optional(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  body: z.string(),
  isCut: z.boolean().optional().describe('The text goes on beyond what is kept here.'),
  isUnproven: z.boolean().optional().describe('Nothing proves that it comes from whom it says.'),
  attachments: z.array(MessageAttachment),
  ...MessageMatch.shape,
  /** Which message of ours or theirs it answers. */
  inReplyTo: MessageId.optional(),
  /** By which mail programs know it. */
  mailId: z.string().optional(),
  /** Where the mail lies as it came. */
  source: z.string().optional(),
  /** Why it could not be read. */
  problem: z.string().optional(),
  received: Instant.describe('When it came, was sent, or was last written.'),
  authorId: z.string().optional(),
  authorName: z.string().optional(),
  /** When it went out. */
  deliveredAt: Instant.optional(),
})
export type MessageRecord = z.infer<typeof MessageRecord>

/** A message as lists show it. */
export const MessageRow = MessageRecord.omit({
  because: true,
  body: true,
  cc: true,
  isCut: true,
  mailId: true,
  source: true,
}).extend({ excerpt: z.string() })
export type MessageRow = z.infer<typeof MessageRow>
