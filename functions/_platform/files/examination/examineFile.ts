import { openArchive } from '../archive.ts'
import { findInPdf } from './activePdf.ts'
import { malwareByRule } from './malware.ts'
import { endingOf, type Signature, signatureOf } from './signatures.ts'

/** What a file is by its bytes, and why it is held back where it is. */
export interface Examined {
  readonly contentType: string
  readonly held?: string
}

interface Asked {
  /** What it is called; its ending must say what it is. */
  readonly name: string
  readonly mostMegabytes: number
}

/** Files that do something when they are opened. */
const programs =
  /^(?:bat|cmd|com|cpl|dll|exe|hta|html?|img|iso|jar|js|jse|lnk|msi|one|ps1|scr|svg|vbe|vbs|vhd|wsf|xll)$/

const reasons = {
  archive: 'The archive is damaged, or holds far more than its size tells.',
  empty: 'It is empty.',
  inside: 'The archive holds a program or another archive.',
  locked: 'It is encrypted, so that nobody can tell what is in it. Ask for it without a password.',
  macros: 'It holds macros.',
  mistyped: 'It is not what its name says.',
  program: 'It is a program, or a page that runs one.',
  unknown: 'Nobody can tell what kind of file it is.',
} as const

const megabyte = 1024 * 1024

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const latin = (text: string) => Buffer.from(text, 'latin1')
const has = (bytes: Uint8Array, mark: Buffer) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(mark)

/** Why a file is held back in which a scan found something. */
export const harmful = (found: string): string => `A scan for malware found in it: ${found}.`

/** What is wrong with an archive or an office document, which is one. */
const wrongInArchive = (bytes: Uint8Array, name: string): string | undefined => {
  const { entries, refused } = openArchive(bytes)
  if (refused !== undefined) return refused === 'locked' ? reasons.locked : reasons.archive
  if (entries.some((entry) => /vbaProject\.bin$/i.test(entry.name))) return reasons.macros
  const isArchive = endingOf(name) === 'zip'
  const isBad = entries.some(
    (entry) => programs.test(endingOf(entry.name)) || /^(?:zip|rar|7z|gz)$/.test(endingOf(entry.name)),
  )
  if (isArchive && isBad) return reasons.inside
  const found = entries.map((entry) => malwareByRule(entry.bytes)).find((each) => each !== undefined)
  return found === undefined ? undefined : harmful(found)
}

const wrongInside = (
  bytes: Uint8Array,
  { name, contentType }: { readonly name: string; readonly contentType: string },
): string | undefined => {
  if (contentType === 'application/pdf') {
    const found = findInPdf(bytes)
    if (found === 'encrypted') return reasons.locked
    return found === 'acts' ? reasons.program : undefined
  }
  if (contentType === 'application/zip') return wrongInArchive(bytes, name)
  if (contentType !== 'application/x-ole-storage') return undefined
  // An office document with a password is an old container around the new one.
  if (has(bytes, utf16('EncryptedPackage'))) return reasons.locked
  return has(bytes, utf16('_VBA_PROJECT')) ? reasons.macros : undefined
}

const reasonToHold = (
  bytes: Uint8Array,
  signature: Signature | undefined,
  { name, mostMegabytes }: Asked,
): string | undefined => {
  if (bytes.byteLength === 0) return reasons.empty
  if (bytes.byteLength > mostMegabytes * megabyte) return `It is larger than ${mostMegabytes} MB.`
  if (programs.test(endingOf(name)) || has(bytes.subarray(0, 2), latin('MZ'))) return reasons.program
  const found = malwareByRule(bytes)
  if (found !== undefined) return harmful(found)
  if (signature === undefined) return reasons.unknown
  if (!signature.endings.includes(endingOf(name))) return reasons.mistyped
  return wrongInside(bytes, { name, contentType: signature.contentType })
}

/** Looks at a file that somebody else brought: at its bytes, not at what it is called. */
export const examineFile = (bytes: Uint8Array, asked: Asked): Examined => {
  const signature = signatureOf(bytes, asked.name)
  const held = reasonToHold(bytes, signature, asked)
  return { contentType: signature?.contentType ?? 'application/octet-stream', ...(held !== undefined && { held }) }
}
