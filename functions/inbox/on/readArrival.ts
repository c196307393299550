import { createHash } from 'node:crypto'
import { encodeTime } from 'ulid'
import type { Receiver } from '#functions/_platform/events/worker.ts'
import { log } from '#functions/_platform/log/log.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { MessageId } from '#shared/domain/ids/ids.ts'
import { messageOfMail } from '../reading/messageOfMail.ts'
import { messages } from '../store/messages.ts'

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const chanceLength = 16

/** The id of what arrives: the same however often it is tried, so that its attachments lie under one name. */
const messageIdOf = (key: string, at: string): MessageId => {
  const chance = [...createHash('sha256').update(key).digest().subarray(0, chanceLength)]
  return MessageId.parse(
    `msg_${encodeTime(Date.parse(at), 10)}${chance.map((byte) => digits[byte % digits.length]).join('')}`,
  )
}

/** Keeps a mail that came in, once, whether it can be read or not. One that came by another way already is the same mail. */
export const readArrival: Receiver = async ({ key, at, once }) => {
  const id = messageIdOf(key, at)
  const message = await messageOfMail({ id, source: key })
  if (message === undefined) return log.info('a mail is gone before it was read', { key })
  if (message.mailId !== undefined && (await messages.idByUnique('mailId', message.mailId)) !== undefined)
    return log.info('a mail came a second time', { key })
  await commit([messages.create({ ...message, id, labels: [], source: key, received: at })], { once })
}
