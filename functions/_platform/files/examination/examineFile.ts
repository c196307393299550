import { type Entry, endsAsArchive, openArchive, roomOf } from '../archive.ts'
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
  embedded: 'It holds an object of another program, which runs when it is opened.',
  empty: 'It is empty.',
  hidden: 'It keeps parts of itself so that nobody can look into them.',
  inside: 'The archive holds a program or another archive.',
  locked: 'It is encrypted, so that nobody can tell what is in it. Ask for it without a password.',
  macros: 'It holds macros.',
  mistyped: 'It is not what its name says.',
  outside: 'A file of the archive would be put outside the folder in which it is unpacked.',
  program: 'It is a program, or a page that runs one.',
  template: 'It fetches a template from elsewhere when it is opened, which may hold macros.',
  twofold: 'It is an archive too, under another name.',
  unknown: 'Nobody can tell what kind of file it is.',
  unseen:
    'The scan for malware did not get through all of it: it holds too much, or takes too long. Bring it in parts.',
} as const

const megabyte = 1024 * 1024

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const latin = (text: string) => Buffer.from(text, 'latin1')
const has = (bytes: Uint8Array, mark: Buffer) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(mark)

/** What ClamAV says of a file that it has looked at in part (docs.clamav.net, AlertExceedsMax). */
const beyondLimits = /^Heuristics\.Limits\.Exceeded/

/** Why a file is held back in which a scan found something, or which it did not see whole. */
export const harmful = (found: string): string =>
  beyondLimits.test(found) ? reasons.unseen : `A scan for malware found in it: ${found}.`

/** Where office documents keep macros: Visual Basic, Excel's sheets of before it, and those of OpenDocument. */
const macros = /(?:^|\/)vbaProject\.bin$|^xl\/macrosheets\/|^(?:Basic|Scripts)\//i

/** An OpenDocument that is encrypted says so in its list of contents. */
const isLockedList = ({ name, bytes }: Entry) =>
  name === 'META-INF/manifest.xml' && has(bytes, latin('encryption-data'))

/** A part of an office document as its reader takes it, whose letters may be written by their numbers. */
const textOfPart = (bytes: Buffer): string => {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const text = isWide
    ? new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
    : bytes.toString('latin1')
  return text.replace(/&#(?:x([0-9a-f]{1,4})|([0-9]{1,5}));/gi, (_, hex?: string, digits?: string) =>
    String.fromCharCode(hex === undefined ? Number(digits) : Number.parseInt(hex, 16)),
  )
}

/**
 * A template of a document that is fetched from elsewhere when it is opened, with whatever macros it has by then; its
 * attributes stand in any order. Each sign is looked at once, whoever made the document.
 */
const isFetched = ({ name, bytes }: Entry): boolean => {
  if (!/\.rels$/i.test(name)) return false
  for (const [tag] of textOfPart(bytes).matchAll(/[^<]+/g))
    if (/attachedTemplate/i.test(tag) && /\bTargetMode\s*=\s*["']\s*External/i.test(tag)) return true
  return false
}

/** A name that leads out of the folder in which an archive is unpacked. */
const leadsOut = ({ name }: Entry) => /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[A-Za-z]:|\0/.test(name)

/** An archive in an archive. Office documents are archives too; they end otherwise. */
const isPacked = ({ name, bytes }: Entry): boolean => {
  const signature = signatureOf(bytes, name)
  const ending = endingOf(name)
  return (
    /^(?:zip|rar|7z|gz)$/.test(ending) ||
    (signature?.contentType === 'application/zip' && !signature.endings.includes(ending))
  )
}

/** What is wrong with a file of an archive: as if it had come by itself, though its kind may be one that nobody knows. */
const wrongInEntry = (entry: Entry, { depth, room }: Place): string | undefined => {
  const found = malwareByRule(entry.bytes)
  if (found !== undefined) return harmful(found)
  const signature = signatureOf(entry.bytes, entry.name)
  const { contentType } = signature ?? {}
  return contentType && wrongInside(entry.bytes, { name: entry.name, contentType, depth: depth + 1, room })
}

/** How deep documents may lie in each other: a table in a letter in an archive. */
const deepest = 2

/** What is in each other unpacks to more than the file itself, though not by much: so many times as much as it alone may. */
const timesDeeper = 4

/** What is wrong with an archive or an office document, which is one. */
const wrongInArchive = (bytes: Uint8Array, { name, depth, room }: Inside): string | undefined => {
  if (depth > deepest) return reasons.archive
  const { entries, refused } = openArchive(bytes, Math.min(room.left, roomOf(bytes)))
  if (refused !== undefined) return refused === 'locked' ? reasons.locked : reasons.archive
  for (const entry of entries) room.left -= entry.bytes.byteLength
  if (entries.some(leadsOut)) return reasons.outside
  if (entries.some((entry) => macros.test(entry.name))) return reasons.macros
  if (entries.some(isLockedList)) return reasons.locked
  if (entries.some(isFetched)) return reasons.template
  const isArchive = endingOf(name) === 'zip'
  if (isArchive && entries.some((entry) => programs.test(endingOf(entry.name)) || isPacked(entry)))
    return reasons.inside
  for (const entry of entries) {
    const wrong = wrongInEntry(entry, { depth, room })
    if (wrong !== undefined) return isArchive ? `A file in it is held back, ${entry.name}: ${wrong}` : wrong
  }
  return undefined
}

/** Where in a file something lies. */
interface Place {
  /** In how many archives. */
  readonly depth: number
  /** The bytes that all archives of the file may still unpack to, together: many small ones that lie in one burst as one does. */
  readonly room: { left: number }
}

interface Inside extends Place {
  readonly name: string
  readonly contentType: string
}

const wrongInside = (bytes: Uint8Array, inside: Inside): string | undefined => {
  const { contentType } = inside
  if (contentType === 'application/pdf') {
    const found = findInPdf(bytes)
    if (found === 'encrypted') return reasons.locked
    if (found === 'hidden') return reasons.hidden
    return found === 'acts' ? reasons.program : undefined
  }
  if (contentType === 'application/zip') return wrongInArchive(bytes, inside)
  if (contentType === 'application/rtf') return has(bytes, latin('\\objdata')) ? reasons.embedded : undefined
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
  // A picture loses whatever follows it.
  if (!/^(?:image\/|application\/zip$)/.test(signature.contentType) && endsAsArchive(bytes)) return reasons.twofold
  return wrongInside(bytes, {
    name,
    contentType: signature.contentType,
    depth: 0,
    room: { left: timesDeeper * roomOf(bytes) },
  })
}

/** Looks at a file that somebody else brought: at its bytes, not at what it is called. */
export const examineFile = (bytes: Uint8Array, asked: Asked): Examined => {
  const signature = signatureOf(bytes, asked.name)
  const held = reasonToHold(bytes, signature, asked)
  return { contentType: signature?.contentType ?? 'application/octet-stream', ...(held !== undefined && { held }) }
}
