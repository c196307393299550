import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive: a text, or bytes. */
export type ZipEntry = { readonly name: string } & (
  | { readonly text: string; readonly body?: never }
  | { readonly body: Uint8Array; readonly text?: never }
)

/** A file that is packed elsewhere (raw DEFLATE): its bytes packed, and the checksum and size of what they unpack to. */
export interface PackedElsewhere {
  readonly name: string
  readonly crc: number
  readonly size: number
  readonly length: number
}

/** 1 January 1980, the first day that an archive can name: the same files make the same bytes. */
const firstDay = 0x21
const isUtf8 = 0x0800
const deflated = 8
const version = 20

const header = (size: number, sign: number): Buffer => {
  const bytes = Buffer.alloc(size)
  bytes.writeUInt32LE(sign, 0)
  return bytes
}

/** What both headers of an entry say, from `at` on. */
const describe = (bytes: Buffer, at: number, { name, crc, length, size }: Described): void => {
  bytes.writeUInt16LE(version, at)
  bytes.writeUInt16LE(isUtf8, at + 2)
  bytes.writeUInt16LE(deflated, at + 4)
  bytes.writeUInt16LE(firstDay, at + 8)
  bytes.writeUInt32LE(crc, at + 10)
  bytes.writeUInt32LE(length, at + 14)
  bytes.writeUInt32LE(size, at + 18)
  bytes.writeUInt16LE(name.length, at + 22)
}

interface Described {
  readonly name: Buffer
  readonly crc: number
  readonly size: number
  readonly length: number
}

const packed = ({ name, text, body }: ZipEntry): readonly [Described, Buffer] => {
  const bytes = Buffer.from(text ?? body)
  const short = deflateRawSync(bytes)
  return [{ name: Buffer.from(name), crc: crc32(bytes), size: bytes.length, length: short.length }, short]
}

const localOf = (entry: Described): Buffer => {
  const bytes = header(30, 0x04034b50)
  describe(bytes, 4, entry)
  return Buffer.concat([bytes, entry.name])
}

const directoryOf = (entries: readonly Described[]): Buffer => {
  const index: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const central = header(46, 0x02014b50)
    central.writeUInt16LE(version, 4)
    describe(central, 6, entry)
    central.writeUInt32LE(at, 42)
    index.push(central, entry.name)
    at += 30 + entry.name.length + entry.length
  }
  const directory = Buffer.concat(index)
  const end = header(22, 0x06054b50)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([directory, end])
}

/** Packs files into an archive (PKWARE's ZIP), which any computer opens. */
export const zipOf = (entries: readonly ZipEntry[]): Buffer => {
  const all = entries.map(packed)
  const bodies = all.flatMap(([entry, body]) => [localOf(entry), body])
  return Buffer.concat([...bodies, directoryOf(all.map(([entry]) => entry))])
}

/** What stands before and after the bytes of a large file that is the last of an archive, so that nobody has it whole. */
export const zipAround = (
  entries: readonly ZipEntry[],
  last: PackedElsewhere,
): { readonly before: Buffer; readonly after: Buffer } => {
  const all = entries.map(packed)
  const described = { ...last, name: Buffer.from(last.name) }
  const bodies = all.flatMap(([entry, body]) => [localOf(entry), body])
  return {
    before: Buffer.concat([...bodies, localOf(described)]),
    after: directoryOf([...all.map(([entry]) => entry), described]),
  }
}
