import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { requireSubmission } from '#functions/submission/public.ts'
import type { MessageAttachment, MessageRecord } from '#shared/contracts/inbox/messageRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { EmailType } from '#shared/domain/correspondence/messageWords.ts'
import { type MessageId, type SubmissionId, ThreadId } from '#shared/domain/ids/ids.ts'
import { messageOfAttachment } from '../reading/places.ts'
import { requireMessage, type StoredMessage } from '../store/messages.ts'

/** What somebody writes, whether it is sent or kept as a draft. */
interface Written {
  readonly emailType: EmailType
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly subject: string
  readonly body: string
  readonly inReplyTo?: MessageId | undefined
  readonly submissionId?: SubmissionId | undefined
  readonly attachmentIds: readonly string[]
}

const mostMegabytes = 20
const megabyte = 1024 * 1024

/** The attachments that go along: of the message that is answered or passed on, none that is held back. */
const goingAlong = (ids: readonly string[], answered: StoredMessage | undefined): MessageAttachment[] => {
  const chosen = [...new Set(ids)].map(
    (id) =>
      (messageOfAttachment(id) === answered?.id && answered.attachments.find((each) => each.id === id)) ||
      fail('message.notFound'),
  )
  const held = chosen.find(({ quarantined }) => quarantined !== undefined)
  if (held?.quarantined !== undefined) fail('message.attachmentHeldBack', { data: { reason: held.quarantined } })
  return chosen
}

/** What goes out takes so much; a draft may have more until then. */
export const mustFit = (attachments: readonly MessageAttachment[]): void => {
  const size = attachments.reduce((sum, each) => sum + each.size, 0) / megabyte
  if (size > mostMegabytes)
    fail('message.attachmentsTooLarge', { data: { size: Math.ceil(size), most: mostMegabytes } })
}

/**
 * The message that somebody writes: in the thread of the one it answers and about what that is about, or about a submission
 * of theirs.
 */
export const writtenMessage = async (
  { emailType, to, cc, subject, body, inReplyTo, submissionId, attachmentIds }: Written,
  { id, actor, now }: { readonly id: MessageId; readonly actor: Actor; readonly now: Instant },
): Promise<Omit<MessageRecord, 'status'>> => {
  const answered = inReplyTo === undefined ? undefined : await requireMessage(inReplyTo, actor)
  const about = submissionId === undefined ? answered?.submissionId : (await requireSubmission(submissionId, actor)).id
  return {
    id,
    threadId: answered?.threadId ?? ThreadId.parse(`thr_${ulid()}`),
    direction: 'OUT',
    emailType,
    category: answered?.category ?? 'General',
    because: answered === undefined ? 'It begins a thread.' : 'As what it answers.',
    labels: [],
    subject,
    from: actor.email,
    fromName: actor.name,
    to: [...to],
    cc: [...cc],
    body,
    attachments: goingAlong(attachmentIds, answered),
    ...(about !== undefined && { submissionId: about }),
    ...(answered?.accountId !== undefined && { accountId: answered.accountId }),
    ...(answered?.companyName !== undefined && { companyName: answered.companyName }),
    ...(answered?.quoteId !== undefined && { quoteId: answered.quoteId }),
    ...(answered?.policyId !== undefined && { policyId: answered.policyId }),
    ...(answered?.agencyId !== undefined && { agencyId: answered.agencyId }),
    ...(answered?.matchedBy !== undefined && { matchedBy: answered.matchedBy }),
    ...(inReplyTo !== undefined && { inReplyTo }),
    received: now,
    authorId: actor.userId,
    authorName: actor.name,
  }
}
