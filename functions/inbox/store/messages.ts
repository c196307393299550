import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { MessageRecord, MessageRow } from '#shared/contracts/inbox/messageRecord.ts'
import type { MessageCategory, MessageFolder } from '#shared/domain/correspondence/messageWords.ts'
import type { NamedPerson } from '#shared/domain/identity/named.ts'
import { cutTo } from '#shared/domain/text/characters.ts'

export type StoredMessage = Stored<MessageRecord>

export const threadScope = (threadId: string): string => `thread:${threadId}`
export const submissionScope = (submissionId: string): string => `submission:${submissionId}`

/** What of a folder a list holds: all of it, a category or a label. A draft is its author's alone. */
export const folderGroup = (
  folder: MessageFolder,
  of: {
    readonly category?: MessageCategory | undefined
    readonly label?: string | undefined
    readonly authorId?: string
  },
): string => {
  if (folder === 'DRAFTS') return `DRAFTS|${of.authorId}`
  if (of.label !== undefined) return `${folder}|label:${of.label.toLowerCase()}`
  return of.category === undefined ? folder : `${folder}|${of.category}`
}

const groupsOf = ({ direction, status, category, labels, authorId }: MessageRecord): string[] => {
  if (status === 'DRAFT') return [folderGroup('DRAFTS', { authorId: authorId ?? '' })]
  const folder = direction === 'IN' ? 'INBOX' : 'SENT'
  return [
    folderGroup(folder, {}),
    folderGroup(folder, { category }),
    ...labels.map((label) => folderGroup(folder, { label })),
  ]
}

const excerptLength = 160
const excerptOf = (body: string): string => cutTo(body.replace(/\s+/g, ' ').trim(), excerptLength)

const rowOf = (message: MessageRecord): MessageRow => {
  const { because: _, body, cc: __, isCut: ___, mailId: ____, source: _____, ...row } = message
  return { ...row, excerpt: excerptOf(body) }
}

/** Who wrote to us and to whom we wrote, with those who were copied in; our own mailbox is nobody. */
const correspondentsOf = ({ direction, from, fromName = '', to, cc }: MessageRecord): NamedPerson[] => {
  const others = (direction === 'IN' ? cc : [...to, ...cc]).map((email) => ({ email, name: '' }))
  return direction === 'IN' ? [{ email: from, name: fromName }, ...others] : others
}

/** Mail that came in, what was answered, and drafts: in the region's list, its thread's and its submission's. */
export const messages = defineRecord({
  kind: 'message',
  notFound: 'message.notFound',
  version: 2,
  // From the second on it is found by who wrote it and to whom.
  from: { 1: (message: MessageRecord) => message },
  names: [namingOf<MessageRecord>().proof('CORRESPONDENT', correspondentsOf)],
  unique: { mailId: (message: MessageRecord) => message.mailId, source: (message: MessageRecord) => message.source },
  list: {
    scopes: (message) => [
      ...scopesOfRecord({ agencyId: message.agencyId }),
      threadScope(message.threadId),
      ...(message.submissionId === undefined ? [] : [submissionScope(message.submissionId)]),
    ],
    groups: groupsOf,
    sorts: { received: (message) => message.received },
    summary: rowOf,
    shards: 4,
  },
  search: ({ subject, fromName, companyName }) => [subject, fromName, companyName],
  searchFromStart: ({ from, to }) => [from, ...to],
  searchScopes: (message) => (message.status === 'DRAFT' ? [] : scopesOfRecord({ agencyId: message.agencyId })),
  history: { hides: ['body', 'attachments', 'source', 'mailId'] },
})

/** A draft is nobody's but its author's. */
export const isInReach = (actor: Actor, message: Pick<MessageRecord, 'agencyId' | 'authorId' | 'status'>): boolean =>
  message.status === 'DRAFT' ? message.authorId === actor.userId : isTheirs(actor, { agencyId: message.agencyId })

export const requireMessage = (id: string, actor: Actor): Promise<StoredMessage> =>
  messages.require(id, (message) => isInReach(actor, message))
