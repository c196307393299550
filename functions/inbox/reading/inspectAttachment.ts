import { openArchive } from '#functions/_platform/files/archive.ts'
import { attachmentKindOf } from '#shared/domain/correspondence/attachmentKind.ts'
import type { AttachmentKind } from '#shared/domain/correspondence/messageWords.ts'
import { endingOf, signatureOf } from './signatures.ts'

/** What an attachment is, and why it is held back where it is. */
export interface Inspected {
  readonly contentType: string
  readonly kind: AttachmentKind
  readonly quarantined?: string
}

const mostBytes = 25 * 1024 * 1024

/** Files that do something when they are opened. */
const programs =
  /^(?:bat|cmd|com|cpl|dll|exe|hta|html?|img|iso|jar|js|jse|lnk|msi|one|ps1|scr|svg|vbe|vbs|vhd|wsf|xll)$/

const held = {
  archive: 'The archive is damaged, or holds far more than its size tells.',
  empty: 'It is empty.',
  inside: 'The archive holds a program or another archive.',
  large: 'It is larger than 25 MB.',
  locked: 'It is encrypted, so that nobody can tell what is in it. Ask for it without a password.',
  macros: 'It holds macros.',
  mistyped: 'It is not what its name says.',
  program: 'It is a program, or a page that runs one.',
  unknown: 'Nobody can tell what kind of file it is.',
} as const

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const latin = (text: string) => Buffer.from(text, 'latin1')
const has = (bytes: Uint8Array, mark: Buffer) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(mark)

/** What is wrong with an archive or an office document, which is one. */
const wrongInArchive = (bytes: Uint8Array, name: string): string | undefined => {
  const { entries, refused } = openArchive(bytes)
  if (refused !== undefined) return refused === 'locked' ? held.locked : held.archive
  if (entries.some((entry) => /vbaProject\.bin$/i.test(entry.name))) return held.macros
  if (endingOf(name) !== 'zip') return undefined
  const isBad = entries.some(
    (entry) => programs.test(endingOf(entry.name)) || /^(?:zip|rar|7z|gz)$/.test(endingOf(entry.name)),
  )
  return isBad ? held.inside : undefined
}

const wrongInside = (bytes: Uint8Array, name: string, contentType: string): string | undefined => {
  if (contentType === 'application/pdf') {
    if (has(bytes, latin('/Encrypt'))) return held.locked
    return has(bytes, latin('/JavaScript')) || has(bytes, latin('/Launch')) ? held.program : undefined
  }
  if (contentType === 'application/zip') return wrongInArchive(bytes, name)
  if (contentType !== 'application/x-ole-storage') return undefined
  // An office document with a password is an old container around the new one.
  if (has(bytes, utf16('EncryptedPackage'))) return held.locked
  return has(bytes, utf16('_VBA_PROJECT')) ? held.macros : undefined
}

const reasonToHold = (
  bytes: Uint8Array,
  name: string,
  signature: ReturnType<typeof signatureOf>,
): string | undefined => {
  if (bytes.byteLength === 0) return held.empty
  if (bytes.byteLength > mostBytes) return held.large
  if (programs.test(endingOf(name)) || has(bytes.subarray(0, 2), latin('MZ'))) return held.program
  if (signature === undefined) return held.unknown
  if (!signature.endings.includes(endingOf(name))) return held.mistyped
  return wrongInside(bytes, name, signature.contentType)
}

const firstPage = 8192
const textOf = (bytes: Uint8Array, contentType: string): string =>
  contentType.startsWith('text/') ? Buffer.from(bytes.subarray(0, firstPage)).toString('utf8') : ''

/** Looks at what came along with a mail: at its bytes, not at what it is called. */
export const inspectAttachment = (bytes: Uint8Array, { name }: { readonly name: string }): Inspected => {
  const signature = signatureOf(bytes, name)
  const contentType = signature?.contentType ?? 'application/octet-stream'
  const quarantined = reasonToHold(bytes, name, signature)
  const kind = attachmentKindOf({ name, text: textOf(bytes, contentType) })
  return { contentType, kind, ...(quarantined !== undefined && { quarantined }) }
}
