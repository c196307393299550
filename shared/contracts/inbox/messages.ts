import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { Download } from '#shared/contracts/docs/document.ts'
import { emailTypes, messageCategories, messageFolders } from '#shared/domain/correspondence/messageWords.ts'
import { AccountId, MessageId, SubmissionId, ThreadId } from '#shared/domain/ids/ids.ts'
import { filledLine, line, text } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { AttachmentId, MessageRecord, MessageRow } from './messageRecord.ts'

/** A label that staff put on messages. */
const Label = filledLine(40, { missing: 'A label has a name' })

const Message = MessageRecord.omit({ mailId: true, source: true })

export const getMessage = defineOperation({
  name: 'getMessage',
  method: 'GET',
  path: '/api/docmessage/v1/message/{messageId}',
  summary: 'A message with what it is about and the others of its thread, oldest first.',
  access: 'message:read',
  params: { messageId: MessageId },
  response: Message.extend({ thread: z.array(MessageRow), allowedActions }),
  problems: ['message.notFound'],
})

export const listMessageHistory = defineOperation({
  name: 'listMessageHistory',
  method: 'GET',
  path: '/api/docmessage/v1/message/{messageId}/history',
  summary: 'What was done to one message, by whom, and what it changed.',
  access: 'message:read',
  params: { messageId: MessageId },
  response: HistoryPage,
  problems: ['message.notFound'],
})

export const searchMessages = defineOperation({
  name: 'searchMessages',
  method: 'GET',
  path: '/api/docmessage/v1/search',
  summary: 'Messages of a folder, newest first.',
  access: 'message:read',
  query: z.strictObject({
    ...hitsQuery(25),
    folder: z.enum(messageFolders).default('INBOX'),
    category: z.enum(messageCategories).optional(),
    label: line(40).optional(),
    submissionId: SubmissionId.optional(),
    threadId: ThreadId.optional(),
  }),
  response: hitsOf(MessageRow),
})

const written = {
  emailType: z.enum(emailTypes),
  cc: z.array(emailText('Please enter a valid Email Address')).max(20).default([]),
  body: text(20_000),
  inReplyTo: MessageId.optional().describe('The message that is answered or passed on.'),
  submissionId: SubmissionId.optional(),
  attachmentIds: z
    .array(AttachmentId)
    .max(10)
    .default([])
    .describe('Of attachments that came with the message that is answered or passed on.'),
}
const recipient = emailText('Please enter a valid Email Address', 'Email is required')

export const sendMessage = defineOperation({
  name: 'sendMessage',
  method: 'POST',
  path: '/api/docmessage/v1/send',
  summary: 'Sends a message in the region’s name; answers come back into its thread.',
  access: 'message:send',
  body: z.strictObject({
    ...written,
    to: z.array(recipient).min(1, 'Email is required').max(20),
    subject: filledLine(200, { missing: 'Subject is required' }),
    draftId: MessageId.optional().describe('The own draft that becomes the message.'),
  }),
  status: 201,
  response: z.object({ id: MessageId }),
  problems: [
    'message.attachmentHeldBack',
    'message.attachmentsTooLarge',
    'message.notAllowed',
    'message.notFound',
    'submission.notFound',
  ],
})

export const createDraft = defineOperation({
  name: 'createDraft',
  method: 'POST',
  path: '/api/docmessage/v1/draft',
  summary: 'Keeps a draft, or keeps it anew with `id`.',
  access: 'message:send',
  changes: 'id',
  body: z.strictObject({
    ...written,
    id: MessageId.optional(),
    to: z.array(recipient).max(20).default([]),
    subject: line(200).default(''),
  }),
  status: 201,
  response: z.object({ id: MessageId }),
  problems: ['message.attachmentHeldBack', 'message.notAllowed', 'message.notFound', 'submission.notFound'],
})

export const removeDraft = defineOperation({
  name: 'removeDraft',
  method: 'DELETE',
  path: '/api/docmessage/v1/draft/{messageId}',
  summary: 'Throws an own draft away.',
  access: 'message:send',
  params: { messageId: MessageId },
  problems: ['message.notAllowed', 'message.notFound'],
})

export const listMessageLabels = defineOperation({
  name: 'listMessageLabels',
  method: 'GET',
  path: '/api/docmessage/v1/labels',
  summary: 'Labels and how many messages of the inbox have each, a few seconds behind at most.',
  access: 'message:read',
  response: z.array(z.object({ label: z.string(), count: z.int() })),
})

export const updateMessageLabels = defineOperation({
  name: 'updateMessageLabels',
  method: 'PUT',
  path: '/api/docmessage/v1/labels/{messageId}',
  summary: 'Files a message: its category, its labels, and the account it is about.',
  access: 'message:manage',
  params: { messageId: MessageId },
  body: z.strictObject({
    category: z.enum(messageCategories).optional(),
    labels: z.array(Label).max(10).optional(),
    accountId: AccountId.nullable().optional().describe('The account it is about; null for none.'),
  }),
  response: z.object({ id: MessageId, category: z.enum(messageCategories), labels: z.array(z.string()) }),
  problems: ['account.notFound', 'message.notFound'],
})

export const reprocessMessage = defineOperation({
  name: 'reprocessMessage',
  method: 'POST',
  path: '/api/docmessage/v1/reprocess/{messageId}',
  summary: 'Has the mail read again as it came: its text, attachments, category and what it is about.',
  access: 'message:manage',
  params: { messageId: MessageId },
  status: 202,
  problems: ['message.notAllowed', 'message.notFound'],
})

export const suggestReply = defineOperation({
  name: 'suggestReply',
  method: 'POST',
  path: '/api/docmessage/v1/ai-suggest/{messageId}',
  summary: 'Drafts a reply from what is on record. It is never sent by itself.',
  access: 'message:send',
  safe: true,
  params: { messageId: MessageId },
  body: z.strictObject({ instruction: text(500).optional() }),
  response: z.object({
    suggestion: z.string(),
    basis: z.array(z.string()).describe('What it stands on.'),
  }),
  problems: ['message.notFound'],
})

export const getAttachment = defineOperation({
  name: 'getAttachment',
  method: 'GET',
  path: '/api/docmessage/v1/attachment/{attachmentId}',
  summary: 'A link that downloads an attachment.',
  access: 'message:read',
  params: { attachmentId: AttachmentId },
  response: Download,
  problems: ['message.attachmentHeldBack', 'message.notFound'],
})
