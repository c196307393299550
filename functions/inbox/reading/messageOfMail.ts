import { keepFile, readFile } from '#functions/_platform/files/files.ts'
import { blacklistedOf } from '#functions/directory/public.ts'
import type { MessageAttachment, MessageMatch, MessageRecord } from '#shared/contracts/inbox/messageRecord.ts'
import { categorize } from '#shared/domain/correspondence/categorize.ts'
import { emailTypeOf } from '#shared/domain/correspondence/threadOf.ts'
import type { MessageId } from '#shared/domain/ids/ids.ts'
import { inspectAttachment } from './inspectAttachment.ts'
import { matchMessage } from './matchMessage.ts'
import { attachmentPlace, quarantinePlace } from './places.ts'
import { type ReadMail, readMail } from './readMail.ts'
import { newThread, type ThreadOfMail, threadOfMail } from './threadOfMail.ts'

/** What a mail is kept as: everything but whose it was made by people. */
type Read = Omit<MessageRecord, 'id' | 'labels' | 'received' | 'source'>

const virus = 'The mail’s carrier found a virus in it.'

const keepAttachment = async (
  { name, bytes }: ReadMail['attachments'][number],
  { id, hasVirus }: { readonly id: string; readonly hasVirus: boolean },
): Promise<MessageAttachment> => {
  const seen = inspectAttachment(bytes, { name })
  const quarantined = hasVirus ? virus : seen.quarantined
  const key = quarantined === undefined ? attachmentPlace(id) : quarantinePlace(id)
  await keepFile({ key, body: seen.bytes, contentType: 'application/octet-stream' })
  const { contentType, kind } = seen
  return { id, name, size: seen.bytes.byteLength, contentType, kind, ...(quarantined !== undefined && { quarantined }) }
}

/** A mail that is kept though nobody can read it, so that somebody looks after it. */
const unreadable = (problem: string, thread: Pick<ThreadOfMail, 'threadId'>): Read => ({
  threadId: thread.threadId,
  direction: 'IN',
  status: 'UNREADABLE',
  emailType: 'NEW',
  category: 'Other',
  because: 'It could not be read.',
  subject: '',
  from: '',
  to: [],
  cc: [],
  body: '',
  attachments: [],
  problem,
})

interface Arrived {
  readonly id: MessageId
  /** Where the mail lies as it came. */
  readonly source: string
  /** The thread it is in already, when it is read again. */
  readonly thread?: ThreadOfMail
  /** What somebody said that it is about, which reading it again leaves alone. */
  readonly match?: MessageMatch
}

/** Reads a mail as it lies in the files, with everything that came along; undefined where there is none. */
export const messageOfMail = async ({ id, source, thread, match }: Arrived): Promise<Read | undefined> => {
  const raw = await readFile(source)
  if (raw === undefined) return undefined
  let mail: ReadMail
  try {
    mail = await readMail(raw)
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : 'It is no mail.', thread ?? newThread())
  }
  const { threadId, inReplyTo, before } = thread ?? (await threadOfMail(mail))
  const attachments: MessageAttachment[] = []
  for (const [index, each] of mail.attachments.entries())
    attachments.push(await keepAttachment(each, { id: `${id}_${index + 1}`, hasVirus: mail.hasVirus }))
  const last = before.at(-1)
  const blacklisted = await blacklistedOf([mail.from])
  const isSpam = mail.isSpam || blacklisted !== undefined
  const said = { subject: mail.subject, body: mail.body }
  const text = [mail.subject, mail.body, ...mail.attachments.map(({ name }) => name)].join('\n')
  return {
    threadId,
    direction: 'IN',
    status: 'RECEIVED',
    emailType: emailTypeOf({
      subject: mail.subject,
      inReplyTo: mail.answers[0],
      before: last && (last.direction === 'OUT' ? 'WE' : 'THEY'),
    }),
    ...categorize({ ...said, attachments, isSpam, blacklisted, before: last?.category }),
    ...said,
    from: mail.from,
    ...(mail.fromName !== '' && { fromName: mail.fromName }),
    to: [...mail.to],
    cc: [...mail.cc],
    ...(mail.isCut && { isCut: true }),
    ...(mail.isUnproven && { isUnproven: true }),
    attachments,
    ...(match ?? (isSpam ? {} : await matchMessage({ text, from: mail.from, thread: before }))),
    ...(inReplyTo !== undefined && { inReplyTo }),
    ...(mail.mailId !== undefined && { mailId: mail.mailId }),
  }
}
