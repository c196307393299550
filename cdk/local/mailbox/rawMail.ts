import { randomUUID } from 'node:crypto'

/** A mail as somebody outside writes it. */
export interface Letter {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The id of the mail that it answers. */
  readonly inReplyTo?: string | undefined
  readonly messageId?: string | undefined
  readonly attachments?: readonly { readonly name: string; readonly base64: string; readonly contentType?: string }[]
}

/** Text of any script in a header (RFC 2047), with nothing that ends the header. */
const word = (text: string): string => {
  const line = text.replace(/[\r\n]+/g, ' ')
  return /^[\x20-\x7e]*$/.test(line) ? line : `=?utf-8?B?${Buffer.from(line).toString('base64')}?=`
}
/** An address of whose name and brackets the brackets alone are syntax. */
const address = (text: string): string => {
  const [, name = '', bare = text] = /^(.*?)\s*<([^<>]+)>$/.exec(text) ?? []
  return name === '' ? word(bare) : `${word(name)} <${word(bare)}>`
}
const folded = (base64: string): string => base64.replace(/\s+/g, '').replace(/.{76}/g, '$&\r\n')
const part = (headers: readonly string[], base64: string) =>
  [...headers, 'Content-Transfer-Encoding: base64', '', folded(base64)].join('\r\n')

/** The mail as it stands on its way (RFC 5322). */
export const rawMail = (letter: Letter): Buffer => {
  const { from, to, subject, text, inReplyTo, messageId = `${randomUUID()}@mail.example`, attachments = [] } = letter
  const boundary = `=_${randomUUID()}`
  const head = [
    `From: ${address(from)}`,
    `To: ${address(to)}`,
    `Subject: ${word(subject)}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${messageId}>`,
    ...(inReplyTo === undefined ? [] : [`In-Reply-To: <${inReplyTo}>`, `References: <${inReplyTo}>`]),
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
  ]
  const parts = [
    part(['Content-Type: text/plain; charset=utf-8'], Buffer.from(text).toString('base64')),
    ...attachments.map(({ name, base64, contentType = 'application/octet-stream' }) => {
      const named = word(name).replaceAll('"', "'")
      return part([`Content-Type: ${contentType}`, `Content-Disposition: attachment; filename="${named}"`], base64)
    }),
  ]
  return Buffer.from(
    `${head.join('\r\n')}\r\n\r\n${parts.map((each) => `--${boundary}\r\n${each}\r\n`).join('')}--${boundary}--\r\n`,
  )
}
