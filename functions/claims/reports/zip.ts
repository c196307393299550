import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive: a text, or bytes. */
export type ZipEntry = { readonly name: string } & (
  | { readonly text: string; readonly body?: never }
  | { readonly body: Uint8Array; readonly text?: never }
)

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
const describe = (bytes: Buffer, at: number, { name, crc, packed, size }: Packed): void => {
  bytes.writeUInt16LE(version, at)
  bytes.writeUInt16LE(isUtf8, at + 2)
  bytes.writeUInt16LE(deflated, at + 4)
  bytes.writeUInt16LE(firstDay, at + 8)
  bytes.writeUInt32LE(crc, at + 10)
  bytes.writeUInt32LE(packed.length, at + 14)
  bytes.writeUInt32LE(size, at + 18)
  bytes.writeUInt16LE(name.length, at + 22)
}

interface Packed {
  readonly name: Buffer
  readonly packed: Buffer
  readonly crc: number
  readonly size: number
}

/** Packs files into an archive (PKWARE's ZIP), which any computer opens. */
export const zipOf = (entries: readonly ZipEntry[]): Buffer => {
  const bodies: Buffer[] = []
  const index: Buffer[] = []
  let at = 0
  for (const { name, text, body } of entries) {
    const bytes = text === undefined ? body : Buffer.from(text)
    const entry = { name: Buffer.from(name), packed: deflateRawSync(bytes), crc: crc32(bytes), size: bytes.length }
    const local = header(30, 0x04034b50)
    describe(local, 4, entry)
    const central = header(46, 0x02014b50)
    central.writeUInt16LE(version, 4)
    describe(central, 6, entry)
    central.writeUInt32LE(at, 42)
    bodies.push(local, entry.name, entry.packed)
    index.push(central, entry.name)
    at += local.length + entry.name.length + entry.packed.length
  }
  const directory = Buffer.concat(index)
  const end = header(22, 0x06054b50)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, directory, end])
}
