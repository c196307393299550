/** What a picture's file has besides its picture. */
export type BesidesPicture = 'behind' | 'within'

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** Where a PNG ends by its own chunks: after the last of them. */
const pngEnd = (bytes: Uint8Array, view: DataView): number | undefined => {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at)
    if (text(bytes, at + 4, 4) === 'IEND') return end
    at = end
  }
  return undefined
}

/** How long a GIF's table of colours is, by the byte that says whether there is one. */
const colours = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

const gifBlocks = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const

/** After the blocks that each say how long they are: behind the one that is empty. */
const behindBlocks = (bytes: Uint8Array, from: number): number => {
  let at = from
  while ((bytes[at] ?? 0) !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

const gifEnd = (bytes: Uint8Array): number | undefined => {
  let at = 13 + colours(bytes[10])
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === gifBlocks.trailer) return at + 1
    if (kind !== gifBlocks.extension && kind !== gifBlocks.image) return undefined
    at = behindBlocks(bytes, kind === gifBlocks.image ? at + 11 + colours(bytes[at + 9]) : at + 2)
  }
  return undefined
}

const isCoded = (next: number) => next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)

/** Where a scan's coded bytes end: at the next marker that is neither a stuffed byte nor a restart. */
const behindScan = (bytes: Uint8Array, from: number): number => {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && isCoded(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1)
  return at < 0 ? bytes.length : at
}

const isJpg = (bytes: Uint8Array, at: number): boolean => bytes[at] === 0xff && bytes[at + 1] === 0xd8

/** Where a JPG ends that begins at a place. */
const oneJpgEnd = (bytes: Uint8Array, view: DataView, begins: number): number | undefined => {
  let at = begins + 2
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return at + 2
    // A marker may be filled up before it.
    if (marker === 0xff) at += 1
    else if (at + 4 > bytes.length) return undefined
    else {
      const end = at + 2 + view.getUint16(at + 2)
      at = marker === 0xda ? behindScan(bytes, end) : end
    }
  }
  return undefined
}

/** Where the last of a JPG's pictures ends: telephones put a smaller or a brighter one behind the first (CIPA DC-007). */
const jpgEnd = (bytes: Uint8Array, view: DataView): number | undefined => {
  let end = oneJpgEnd(bytes, view, 0)
  for (let next = end; next !== undefined; next = isJpg(bytes, next) ? oneJpgEnd(bytes, view, next) : undefined)
    end = next
  return end
}

const endOf = (bytes: Uint8Array): number | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (text(bytes, 0, 4) === '\x89PNG') return pngEnd(bytes, view)
  if (text(bytes, 0, 4) === 'GIF8') return gifEnd(bytes)
  return jpgEnd(bytes, view)
}

/** What pages, programs and documents begin with, each too long to come about in a picture by chance. */
const marks: readonly RegExp[] = [
  /<(?:!doctype|html|head|body|script|iframe|object|embed|style|\?php|svg[\s>]|img\s|meta\s)/i,
  /javascript:|\bon(?:error|load)\s*=\s*["']?[a-z]|\b(?:alert|eval)\s*\(['"`\w]/i,
  /%PDF-\d/,
  // A GIF whose first bytes go on as a script does; so wide a picture there is none.
  /^GIF8[79]a(?:\/[*/]|=[\x21-\x7e]|`[\s\S]*`\s*[;,+(])/,
]

/** An archive is found by its last part, and its first file by its head. */
const hasArchive = (read: string): boolean => {
  const first = read.indexOf('PK\x03\x04')
  return first >= 0 && read.includes('PK\x05\x06', first)
}

/** In pieces, since not so many bytes fit into one call. */
const latin = (bytes: Uint8Array): string => {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(text(bytes, at, 8192))
  return pieces.join('')
}

/**
 * Whether a PNG, JPG or GIF is something else as well – a page, a script, an archive, a document: by bytes behind its own
 * end, or by what stands within. Zeros behind it are nothing. Undefined for a picture alone, and for one that has no end,
 * which cannot be unpacked either.
 */
export const besidesPicture = (bytes: Uint8Array): BesidesPicture | undefined => {
  const end = endOf(bytes)
  if (end !== undefined && bytes.subarray(end).some((byte) => byte !== 0)) return 'behind'
  const read = latin(bytes)
  return hasArchive(read) || marks.some((mark) => mark.test(read)) ? 'within' : undefined
}
