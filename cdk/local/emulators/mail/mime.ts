import type { Attachment } from './message.ts'

/** What a raw e-mail (RFC 5322, MIME) says. */
export interface ParsedMail {
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
}

/** Reads a raw e-mail: multipart bodies of any depth, base64 and quoted-printable, encoded words in headers. */
export function parseMail(raw: Buffer): ParsedMail {
  const part = parsePart(raw.toString('latin1'))
  const leaves = leavesOf(part)
  const body = (type: string) => leaves.find((each) => each.type === type && !each.attached)
  const decode = (leaf: Part | undefined) => (leaf ? textOf(leaf) : '')
  return {
    headers: part.headers,
    text: decode(body('text/plain')),
    html: decode(body('text/html')),
    attachments: leaves
      .filter((each) => each.attached || !each.type.startsWith('text/'))
      .map((each) => ({ fileName: each.fileName, contentType: each.type, content: contentOf(each) })),
  }
}

interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly type: string
  readonly parameters: ReadonlyMap<string, string>
  readonly attached: boolean
  readonly fileName: string
  readonly body: string
  readonly parts: readonly Part[]
}

const parsePart = (source: string): Part => {
  const [head = '', ...rest] = source.replace(/\r\n/g, '\n').split('\n\n')
  const headers = new Map(
    head
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), words(line.slice(line.indexOf(':') + 1).trim())]),
  )
  const [type = 'text/plain', parameters] = parameterized(headers.get('content-type') ?? 'text/plain')
  const [disposition = '', dispositionParameters] = parameterized(headers.get('content-disposition') ?? '')
  const body = rest.join('\n\n')
  const boundary = parameters.get('boundary')
  return {
    headers,
    type: type.toLowerCase(),
    parameters,
    attached: disposition === 'attachment',
    fileName: dispositionParameters.get('filename') ?? parameters.get('name') ?? 'attachment',
    body,
    parts: boundary === undefined ? [] : split(body, boundary).map(parsePart),
  }
}

const split = (body: string, boundary: string): string[] =>
  body
    .split(`--${boundary}`)
    .slice(1)
    .filter((each) => !each.startsWith('--'))
    .map((each) => each.replace(/^[ \t]*\n/, '').replace(/\n$/, ''))

const parameterized = (value: string): [string | undefined, Map<string, string>] => {
  const [first, ...rest] = value.split(';').map((each) => each.trim())
  const parameters = rest.map((each): [string, string] => {
    const [name = '', ...text] = each.split('=')
    return [name.toLowerCase(), text.join('=').replace(/^"|"$/g, '')]
  })
  return [first, new Map(parameters)]
}

const leavesOf = (part: Part): Part[] => (part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf))

const contentOf = (part: Part): Buffer => {
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(part.body, 'base64')
  if (encoding === 'quoted-printable') return quotedPrintable(part.body)
  return Buffer.from(part.body, 'latin1')
}

const textOf = (part: Part): string => {
  const charset = part.parameters.get('charset') ?? 'utf-8'
  return new TextDecoder(charset).decode(contentOf(part))
}

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )

/** Encoded words of a header (RFC 2047). */
const words = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([^?]+)\?([BQ])\?([^?]*)\?=/gi, (_, charset: string, encoding: string, text: string) =>
      new TextDecoder(charset).decode(
        encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quotedPrintable(text.replace(/_/g, ' ')),
      ),
    )
