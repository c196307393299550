import type PostalMime from 'postal-mime'
import type { Address } from 'postal-mime'
import { cutTo } from '#shared/domain/text/characters.ts'
import { textOfPage } from './textOfPage.ts'

/** A mail that came in, as it is read: its text without markup, whoever it is from as they say. */
export interface ReadMail {
  readonly mailId: string | undefined
  /** Mails it answers, the nearest first. */
  readonly answers: readonly string[]
  readonly subject: string
  readonly from: string
  readonly fromName: string
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly body: string
  readonly isCut: boolean
  readonly attachments: readonly { readonly name: string; readonly bytes: Uint8Array }[]
  /** The carrier's verdicts: that it is unwanted, and that something in it is dangerous. */
  readonly isSpam: boolean
  readonly hasVirus: boolean
  /** Nothing proves that it comes from whom it says. */
  readonly isUnproven: boolean
}

/** DynamoDB keeps 400 KB in an item, of which a text may have a third. */
const mostText = 60_000
/** Of a text that is longer, no more is looked at, however much of it is not seen. */
const mostLooked = 4 * mostText
const longestName = 200
const mostAttachments = 50
/** Reading goes no deeper into a mail, and reads no more of its head. */
const bounds = { maxNestingDepth: 20, maxHeadersSize: 1024 * 1024 }

/** Ids of mails without their brackets. */
const idsIn = (text = ''): string[] => [...text.matchAll(/<([^<>\s]+)>/g)].map(([, id]) => id ?? '')

const flat = (addresses: readonly Address[] = []): { name: string; address: string }[] =>
  addresses.flatMap((each) => (each.group === undefined ? [each] : each.group))

const addressesOf = (addresses: readonly Address[] | undefined): string[] => [
  ...new Set(flat(addresses).flatMap(({ address }) => (address === '' ? [] : [address.toLowerCase()]))),
]

/** Without what is not seen or turns the direction of reading. */
const plain = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is them that go.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .split(/\r\n?|\n/)
    .map((each) => each.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()

const line = (text: string, most: number): string => cutTo(plain(cutTo(text, 10 * most)).replace(/\s+/g, ' '), most)

const nameOfFile = (name: string | null | undefined, index: number): string => {
  const bare = line((name ?? '').replace(/[/\\:*?"<>|]/g, '_'), longestName)
  return bare === '' ? `attachment-${index + 1}` : bare
}

const parser = async (): Promise<typeof PostalMime> => (await import('postal-mime')).default

/** Reads a mail as it came. Throws what its parser throws at what is none. */
export const readMail = async (raw: Uint8Array): Promise<ReadMail> => {
  const mail = await (await parser()).parse(raw, { ...bounds, attachmentEncoding: 'arraybuffer' })
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  const sender = flat(mail.from === undefined ? [] : [mail.from])[0]
  if (sender === undefined || sender.address === '') throw new Error('The mail does not say whom it is from.')
  const whole = mail.text !== undefined && mail.text.trim() !== '' ? mail.text : textOfPage(mail.html ?? '')
  const text = plain(cutTo(whole, mostLooked))
  return {
    mailId: idsIn(mail.messageId)[0],
    answers: [...new Set([...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()])].slice(0, 20),
    subject: line(mail.subject ?? '', 200),
    from: sender.address.toLowerCase().slice(0, 254),
    fromName: line(sender.name, 100),
    to: addressesOf(mail.to).slice(0, 50),
    cc: addressesOf(mail.cc).slice(0, 50),
    body: cutTo(text, mostText),
    isCut: text.length > mostText || whole.length > mostLooked,
    attachments: mail.attachments.slice(0, mostAttachments).map(({ filename, content }, index) => ({
      name: nameOfFile(filename, index),
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
    isSpam: /fail/i.test(header('x-ses-spam-verdict')),
    hasVirus: /fail/i.test(header('x-ses-virus-verdict')),
    isUnproven: /\bdmarc=fail\b/i.test(header('authentication-results')),
  }
}
