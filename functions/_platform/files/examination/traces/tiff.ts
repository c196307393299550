import { Uncleanable } from './uncleanable.ts'

/** Bytes of a value of each type, by its number (TIFF 6.0, section 2). */
const sizes: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
}
const long = 4
const headLength = 8
const entryLength = 12

/** Where strips and tiles of the picture lie, and under which tag how long each is. */
const places: Readonly<Record<number, number>> = { 273: 279, 324: 325 }

/** What shows the picture: size, colours, how it is packed and laid out, which way up it is. All else tells of it. */
const shown = new Set([
  254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283, 284, 290, 291,
  292, 293, 296, 297, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 332, 334, 336, 338, 339, 340, 341, 347, 529,
  530, 531, 532, 34675,
])

/** How many pages a file may have; one that leads back to itself has no end. */
const mostPages = 2000
/** The packing of before TIFF 6.0's supplement, whose tables lie wherever its writer put them. */
const oldJpeg = 6
const packing = 259

interface Entry {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly value: Buffer
}

const readerOf = (file: Buffer) => {
  const isLittle = file.toString('latin1', 0, 2) === 'II'
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const within = (at: number, length: number): Buffer => {
    if (at + length > file.length) throw new Uncleanable('a place outside the file')
    return file.subarray(at, at + length)
  }
  return {
    isLittle,
    within,
    short: (at: number) => view.getUint16(at, isLittle),
    long: (at: number) => view.getUint32(at, isLittle),
  }
}
type Reader = ReturnType<typeof readerOf>

const entryAt = (reader: Reader, at: number): Entry => {
  const [tag, type, count] = [reader.short(at), reader.short(at + 2), reader.long(at + 4)]
  const length = (sizes[type] ?? 1) * count
  return { tag, type, count, value: reader.within(length <= 4 ? at + 8 : reader.long(at + 8), length) }
}

/** The numbers of an entry that holds shorts or longs. */
const numbersOf = ({ type, count, value }: Entry, isLittle: boolean): number[] => {
  const view = new DataView(value.buffer, value.byteOffset, value.byteLength)
  return Array.from({ length: count }, (_, index) =>
    type === long ? view.getUint32(index * 4, isLittle) : view.getUint16(index * 2, isLittle),
  )
}

/** A file that is written anew, in the order of bytes of the one that it is made of. */
class Writer {
  readonly parts: Buffer[] = []
  readonly isLittle: boolean
  /** How long it becomes at most: what shows the pages is no more than there was, but for what was put to even places. */
  readonly most: number
  length = 0
  constructor({ isLittle, most }: { readonly isLittle: boolean; readonly most: number }) {
    this.isLittle = isLittle
    this.most = most
  }
  /** Puts bytes at the end, at an even place, and says where. */
  put(bytes: Buffer): number {
    const at = this.length + (this.length % 2)
    this.parts.push(Buffer.alloc(at - this.length), bytes)
    this.length = at + bytes.length
    if (this.length > this.most) throw new Uncleanable('pages that share what shows them')
    return at
  }
  longs(values: readonly number[]): Buffer {
    const bytes = Buffer.alloc(values.length * 4)
    for (const [index, value] of values.entries())
      this.isLittle ? bytes.writeUInt32LE(value, index * 4) : bytes.writeUInt32BE(value, index * 4)
    return bytes
  }
  shorts(values: readonly number[]): Buffer {
    const bytes = Buffer.alloc(values.length * 2)
    for (const [index, value] of values.entries())
      this.isLittle ? bytes.writeUInt16LE(value, index * 2) : bytes.writeUInt16BE(value, index * 2)
    return bytes
  }
}

/** The entry of where parts of the picture lie, with the parts put into the new file. */
const moved = (entry: Entry, entries: readonly Entry[], { reader, writer }: Copying): Entry => {
  const lengths = entries.find(({ tag }) => tag === places[entry.tag])
  const [from, long] = [numbersOf(entry, reader.isLittle), lengths && numbersOf(lengths, reader.isLittle)]
  if (long?.length !== from.length) throw new Uncleanable('parts of the picture without their length')
  const to = from.map((at, index) => writer.put(reader.within(at, long[index] ?? 0)))
  return { tag: entry.tag, type: 4, count: to.length, value: writer.longs(to) }
}

interface Copying {
  readonly reader: Reader
  readonly writer: Writer
}

const written = ({ tag, type, count, value }: Entry, writer: Writer): Buffer => {
  const short = Buffer.alloc(4)
  value.copy(short, 0, 0, Math.min(4, value.length))
  const place = value.length <= 4 ? short : writer.longs([writer.put(value)])
  return Buffer.concat([writer.shorts([tag, type]), writer.longs([count]), place])
}

/** Copies a page, and says where it begins. Where the next one begins stands in its last four bytes. */
const copyPage = (at: number, copying: Copying): { readonly page: Buffer; readonly next: number } => {
  const { reader, writer } = copying
  const count = reader.short(at)
  const all = Array.from({ length: count }, (_, index) => entryAt(reader, at + 2 + index * entryLength))
  const packed = all.find(({ tag }) => tag === packing)
  if (packed !== undefined && numbersOf(packed, reader.isLittle)[0] === oldJpeg) throw new Uncleanable('old JPEG')
  const kept = all
    .filter(({ tag }) => shown.has(tag))
    .map((entry) => (entry.tag in places ? moved(entry, all, copying) : entry))
  const entries = kept.map((entry) => written(entry, writer))
  const page = Buffer.concat([writer.shorts([entries.length]), ...entries, writer.longs([0])])
  return { page, next: reader.long(at + 2 + count * entryLength) }
}

/**
 * A TIFF written anew of what shows its pages: without its Exif, place, camera, names, times, texts, smaller copies, and
 * whatever lies between.
 * @throws Uncleanable, RangeError where it is not laid out as a TIFF is
 */
export const tiffWithout = (file: Buffer): Buffer => {
  const reader = readerOf(file)
  const writer = new Writer({ isLittle: reader.isLittle, most: 2 * file.length + headLength })
  const head = Buffer.from(file.subarray(0, headLength))
  writer.put(head)
  let link: { readonly bytes: Buffer; readonly at: number } = { bytes: head, at: 4 }
  let from = reader.long(4)
  for (let pages = 0; from !== 0; pages++) {
    if (pages === mostPages) throw new Uncleanable('no end of pages')
    const { page, next } = copyPage(from, { reader, writer })
    writer.longs([writer.put(page)]).copy(link.bytes, link.at)
    link = { bytes: page, at: page.length - 4 }
    from = next
  }
  return Buffer.concat(writer.parts)
}
