import { regionCodes } from '#shared/regions/code.ts'
import { openStore } from '../../storage/store.ts'
import type { Attachment, OutgoingMessage, StoredMessage } from './message.ts'

const schema = `
CREATE TABLE IF NOT EXISTS message (
  id INTEGER PRIMARY KEY AUTOINCREMENT, sentAt TEXT NOT NULL, region TEXT, channel TEXT NOT NULL, sender TEXT NOT NULL,
  recipients TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT NOT NULL, token TEXT UNIQUE);
CREATE TABLE IF NOT EXISTS attachment (
  message INTEGER NOT NULL REFERENCES message (id), position INTEGER NOT NULL, fileName TEXT NOT NULL,
  contentType TEXT NOT NULL, content BLOB NOT NULL, PRIMARY KEY (message, position));
CREATE TABLE IF NOT EXISTS replyTo (message INTEGER PRIMARY KEY REFERENCES message (id), address TEXT NOT NULL);`

export interface MailQuery {
  /** A whole address or phone number. */
  readonly to?: string | undefined
  /** Words of the recipient, subject or text. */
  readonly search?: string | undefined
  readonly channel?: string | undefined
  readonly region?: string | undefined
  /** Only messages after this one. */
  readonly after?: number | undefined
  readonly limit?: number | undefined
}

export type MailStore = ReturnType<typeof openMailStore>

/** Every message that was sent, newest first. */
export function openMailStore(file: string) {
  const store = openStore({ file, schema })
  const attachmentsOf = store.prepare(
    'SELECT fileName, contentType, length(content) AS size FROM attachment WHERE message = ? ORDER BY position',
  )
  const replyTo = store.prepare('SELECT address FROM replyTo WHERE message = ?')
  const toMessage = (row: Record<string, unknown>): StoredMessage => ({
    id: Number(row.id),
    sentAt: String(row.sentAt),
    region: regionCodes.find((code) => code === row.region),
    channel: row.channel === 'sms' ? 'sms' : 'email',
    from: String(row.sender),
    to: JSON.parse(String(row.recipients)),
    replyTo: replyTo.get(Number(row.id))?.address as string | undefined,
    subject: String(row.subject),
    text: String(row.text),
    html: String(row.html),
    attachments: attachmentsOf.all(Number(row.id)).map((each) => ({
      fileName: String(each.fileName),
      contentType: String(each.contentType),
      size: Number(each.size),
    })),
  })

  return {
    /** Keeps a message and gives its number; the number of the first one when the token is known. */
    add(message: OutgoingMessage): number {
      const known = message.token && store.prepare('SELECT id FROM message WHERE token = ?').get(message.token)
      if (known) return Number(known.id)
      store.exec('BEGIN IMMEDIATE')
      const { lastInsertRowid } = store
        .prepare(
          'INSERT INTO message (sentAt, region, channel, sender, recipients, subject, text, html, token) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        )
        .run(
          new Date().toISOString(),
          message.region ?? null,
          message.channel,
          message.from,
          JSON.stringify(message.to.map((each) => each.trim())),
          message.subject,
          message.text,
          message.html,
          message.token ?? null,
        )
      if (message.replyTo !== undefined)
        store.prepare('INSERT INTO replyTo VALUES (?, ?)').run(lastInsertRowid, message.replyTo)
      for (const [position, { fileName, contentType, content }] of message.attachments.entries())
        store
          .prepare('INSERT INTO attachment (message, position, fileName, contentType, content) VALUES (?, ?, ?, ?, ?)')
          .run(lastInsertRowid, position, fileName, contentType, content)
      store.exec('COMMIT')
      return Number(lastInsertRowid)
    },
    list({ to, search, channel, region, after = 0, limit = 200 }: MailQuery): StoredMessage[] {
      const word = `%${(search ?? '').replace(/[%_\\]/g, '\\$&')}%`
      return store
        .prepare(
          `SELECT * FROM message WHERE id > ?1
             AND (?2 IS NULL OR EXISTS (SELECT 1 FROM json_each(recipients) WHERE lower(value) = lower(?2) OR lower(value) LIKE '%<' || lower(?2) || '>'))
             AND (recipients || ' ' || subject || ' ' || text) LIKE ?3 ESCAPE '\\'
             AND (?4 IS NULL OR channel = ?4) AND (?5 IS NULL OR region = ?5)
           ORDER BY id DESC LIMIT ?6`,
        )
        .all(after, to ?? null, word, channel ?? null, region ?? null, limit)
        .map(toMessage)
    },
    get(id: number): StoredMessage | undefined {
      const row = store.prepare('SELECT * FROM message WHERE id = ?').get(id)
      return row && toMessage(row)
    },
    attachment(id: number, position: number): Attachment | undefined {
      const row = store.prepare('SELECT * FROM attachment WHERE message = ? AND position = ?').get(id, position)
      if (!(row?.content instanceof Uint8Array)) return undefined
      return { fileName: String(row.fileName), contentType: String(row.contentType), content: row.content }
    },
    close: () => store.close(),
  }
}
