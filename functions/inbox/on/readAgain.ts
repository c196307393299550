import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { messageOfMail } from '../reading/messageOfMail.ts'
import { membersOf } from '../reading/threadOfMail.ts'
import { messages, type StoredMessage } from '../store/messages.ts'

/** What somebody said of it stays. */
const saidOf = (message: StoredMessage) =>
  message.matchedBy?.endsWith(' says so.') === true
    ? {
        ...(message.accountId !== undefined && { accountId: message.accountId }),
        ...(message.companyName !== undefined && { companyName: message.companyName }),
        ...(message.agencyId !== undefined && { agencyId: message.agencyId }),
        matchedBy: message.matchedBy,
      }
    : undefined

/** Reads a mail again as it came; its thread, its labels and what people said of it stay. */
export const readAgain: Subscriber<'message.reprocessRequested'> = async ({ detail, once }) => {
  const message = await messages.byId(detail.messageId)
  if (message?.source === undefined) return
  const { id, source, threadId, inReplyTo, labels, received } = message
  const earlier = (await membersOf(threadId, { but: id })).filter((each) => each.received < received)
  const thread = { threadId, before: earlier, ...(inReplyTo !== undefined && { inReplyTo }) }
  const match = saidOf(message)
  const read = await messageOfMail({ id, source, thread, ...(match !== undefined && { match }) })
  if (read === undefined) return
  const isFiled = message.because.endsWith(' says so.')
  const filed = isFiled ? { category: message.category, because: message.because } : {}
  await commit([messages.update(message, { ...read, ...filed, id, labels, source, received })], { once })
}
