import { ulid } from 'ulid'
import type { MessageRow } from '#shared/contracts/inbox/messageRecord.ts'
import { type MessageId, ThreadId } from '#shared/domain/ids/ids.ts'
import { messages, type StoredMessage, threadScope } from '../store/messages.ts'
import type { ReadMail } from './readMail.ts'

/** The thread of a mail with what is in it already, drafts aside, oldest first; a new one where it answers nothing. */
export interface ThreadOfMail {
  readonly threadId: ThreadId
  readonly inReplyTo?: MessageId
  readonly before: readonly MessageRow[]
}

/** `submissions+thr_01jh…@…`: whoever answers us writes to the thread. */
const tagged = /\+(thr_[0-9a-z]{26})@/i

/** SES gives mails ids of its own, of which we know the part before the @. */
const namesOf = (mailId: string): string[] => [...new Set([mailId, mailId.split('@')[0] ?? mailId])]

/** The nearest of the mails that are answered, as far as we have them. */
const answered = async (answers: readonly string[]): Promise<StoredMessage | undefined> => {
  const ids = await Promise.all(answers.flatMap(namesOf).map((name) => messages.idByUnique('mailId', name)))
  return (await messages.byIds(ids.filter((id) => id !== undefined)))[0]
}

export const membersOf = async (threadId: string, { but }: { readonly but?: string } = {}): Promise<MessageRow[]> =>
  (await messages.every({ scopes: [threadScope(threadId)] }))
    .filter(({ id, status }) => status !== 'DRAFT' && id !== but)
    .sort((a, b) => a.received.localeCompare(b.received) || a.id.localeCompare(b.id))

/** Whoever knows a thread's address could have written to it before: the tag counts where the thread is there. */
const threadOfTag = async ({ to, cc }: ReadMail): Promise<MessageRow[]> => {
  const tag = [...to, ...cc].map((address) => tagged.exec(address)?.[1]).find((each) => each !== undefined)
  return tag === undefined ? [] : membersOf(`thr_${tag.slice(4).toUpperCase()}`)
}

export const newThread = (): ThreadOfMail => ({ threadId: ThreadId.parse(`thr_${ulid()}`), before: [] })

export const threadOfMail = async (mail: ReadMail): Promise<ThreadOfMail> => {
  const one = await answered(mail.answers)
  if (one !== undefined) return { threadId: one.threadId, inReplyTo: one.id, before: await membersOf(one.threadId) }
  const before = await threadOfTag(mail)
  const last = before.at(-1)
  if (last !== undefined) return { threadId: last.threadId, inReplyTo: last.id, before }
  return newThread()
}
