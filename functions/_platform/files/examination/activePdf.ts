import { inflateSync } from 'node:zlib'

/** More than this the objects that a PDF keeps packed are not, all of them together. */
const mostInflated = 64 * 2 ** 20

/** A name may be written by the numbers of its letters: `/J#61vaScript`. */
const spelled = (text: string): string =>
  text.includes('#')
    ? text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Where the bytes of a stream begin. PDF counts NUL among its spaces (ISO 32000-2, 7.2.3). */
const startOfStream = />>[\s\0]*stream(?:\r\n|\n|\r)?/g
const startOfObject = /\d[\s\0]+obj\b/g
const filter = /\/Filter[\s\0]*(\[[^\]]*\]|\/\w+|)/g
const isFlateAlone = /^(?:\/FlateDecode|\[[\s\0]*\/FlateDecode[\s\0]*\])$/
const isPredicted = /\/Predictor\s*(?!1\b)/

/** What is said between the bytes of one stream and those of the next. */
interface Said {
  readonly all: string
  /** Of the object that the next bytes are of; undefined where nobody can tell. */
  readonly last: string | undefined
}

const readSaid = (text: string): Said => {
  const all = spelled(text)
  const start = [...all.matchAll(startOfObject)].at(-1)?.index
  return { all, last: start === undefined ? undefined : all.slice(start) }
}

/** Whether a stream keeps other objects: by its type, which some readers do not ask for, or by how it counts them. */
const keepsObjects = ({ all, last = '' }: Said): boolean =>
  /\/ObjStm\b/.test(all) || (/\/First\b/.test(last) && /\/N\b/.test(last))

/**
 * How the objects of a stream are kept: as they are, packed as everybody packs them, or so that what is read here is not
 * what a reader would read.
 */
const keptAs = ({ all, last }: Said): 'hidden' | 'packed' | 'plain' => {
  // In a text or a remark could stand what looks like the beginning of another stream.
  if (last === undefined || /[()%]/.test(last) || isPredicted.test(last)) return 'hidden'
  const [first, ...more] = [...all.matchAll(filter)]
  if (first === undefined) return 'plain'
  return more.length === 0 && isFlateAlone.test(first[1] ?? '') ? 'packed' : 'hidden'
}

const inflated = (packed: Uint8Array, room: number): string | undefined => {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, room) }).toString('latin1')
  } catch {
    return undefined
  }
}

/**
 * What acts: by names that nothing else has, and a script by its key with what such a key is followed by – a text, an object, a
 * remark. The three letters alone stand in every other scan of thirty megabytes by chance.
 */
const acts =
  /\/(?:(?:JavaScript|Launch|RichMedia|XFA)\b|JS(?:[\s\0]*(?:[(%]|<[\s\0]*[0-9A-Fa-f>%])|[\s\0]+\d+[\s\0]+\d+[\s\0]+R\b))/
const isEncrypted = /\/Encrypt\b/

/** Looks into the streams in which a PDF may keep its objects out of sight: each once, and within bounds. */
const findInStreams = (bytes: Uint8Array, text: string): 'acts' | 'hidden' | undefined => {
  let room = mostInflated
  let from = 0
  for (const { index, 0: start } of text.matchAll(startOfStream)) {
    const said = readSaid(text.slice(from, index))
    from = index + start.length
    if (!keepsObjects(said)) continue
    const kept = keptAs(said)
    if (kept === 'plain') continue
    const objects = kept === 'hidden' ? undefined : inflated(bytes.subarray(from), room)
    if (objects === undefined) return 'hidden'
    room -= objects.length
    if (acts.test(spelled(objects))) return 'acts'
  }
  return undefined
}

/** What a PDF does besides being read; where it is encrypted, or hides its objects, nobody can tell. */
export const findInPdf = (bytes: Uint8Array): 'acts' | 'encrypted' | 'hidden' | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const outside = spelled(text)
  if (isEncrypted.test(outside)) return 'encrypted'
  return acts.test(outside) ? 'acts' : findInStreams(bytes, text)
}
