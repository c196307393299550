import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { readFile } from '#functions/_platform/files/files.ts'
import { sendMail } from '#functions/_platform/mail/mail.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { attachmentPlace } from '../reading/places.ts'
import { messages, type StoredMessage } from '../store/messages.ts'

const filesOf = ({ attachments }: StoredMessage) =>
  Promise.all(
    attachments.map(async ({ id, name, contentType }) => {
      const bytes = await readFile(attachmentPlace(id))
      if (bytes === undefined) throw new Error(`The attachment ${id} is not there.`)
      return { name, contentType, bytes }
    }),
  )

/** A name as it stands before an address: without what means something there. */
const spoken = (name: string) => name.replace(/[^\p{L}\p{M}\p{N} .'-]/gu, ' ').trim()

/** Answers come back into the thread by the address they go to. */
const answerAddress = (threadId: string): string => config.inboxAddress.replace('@', `+${threadId.toLowerCase()}@`)

/** Sends a message. One that was sent is not sent again. */
export const deliverMessage: Subscriber<'message.sent'> = async ({ detail, now }) => {
  const message = await messages.byId(detail.messageId)
  if (message === undefined || message.deliveredAt !== undefined) return
  const answered = message.inReplyTo && (await messages.byId(message.inReplyTo))
  const mailId = await sendMail({
    from: `${spoken(`${message.authorName ?? ''} - ${regionOf(config.region).provider.name}`)} <${config.inboxAddress}>`,
    replyTo: answerAddress(message.threadId),
    to: message.to,
    cc: message.cc,
    subject: message.subject,
    text: message.body,
    attachments: await filesOf(message),
    answers: answered && answered.direction === 'IN' ? answered.mailId : undefined,
    token: message.id,
  })
  await commit([messages.update(message, { ...message, mailId, deliveredAt: now })])
}
