import { ulid } from 'ulid'
import type { MessageRow } from '#shared/contracts/inbox/messageRecord.ts'
import { type MessageId, ThreadId } from '#shared/domain/ids/ids.ts'
import { messages, threadScope } from '../store/messages.ts'
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

const answered = async (answers: readonly string[]): Promise<string | undefined> => {
  for (const name of answers.flatMap(namesOf)) {
    const id = await messages.idByUnique('mailId', name)
    if (id !== undefined) return id
  }
  return undefined
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
  const id = await answered(mail.answers)
  const one = id === undefined ? undefined : await messages.byId(id)
  if (one !== undefined) return { threadId: one.threadId, inReplyTo: one.id, before: await membersOf(one.threadId) }
  const before = await threadOfTag(mail)
  const last = before.at(-1)
  if (last !== undefined) return { threadId: last.threadId, inReplyTo: last.id, before }
  return newThread()
}
