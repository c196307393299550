import { crc32, deflateRawSync } from 'node:zlib'

/** What is packed already (raw DEFLATE), part by part: with the checksum and the size of what it unpacks to. */
export interface PackedBody {
  readonly bytes: Uint8Array
  readonly crc: number
  readonly size: number
}

/** A file of an archive: a text, or bytes, packed or not. */
export type ZipEntry = { readonly name: string } & (
  | { readonly text: string; readonly body?: never; readonly packed?: never }
  | { readonly body: Uint8Array; readonly text?: never; readonly packed?: never }
  | { readonly packed: PackedBody; readonly text?: never; readonly body?: never }
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

const pack = (content: string | Uint8Array): Omit<Packed, 'name'> => {
  const bytes = Buffer.from(content)
  return { packed: deflateRawSync(bytes), crc: crc32(bytes), size: bytes.length }
}

const unwrapped = ({ bytes, crc, size }: PackedBody): Omit<Packed, 'name'> => ({
  packed: Buffer.from(bytes),
  crc,
  size,
})

/** Packs files into an archive (PKWARE's ZIP), which any computer opens. */
export const zipOf = (entries: readonly ZipEntry[]): Buffer => {
  const bodies: Buffer[] = []
  const index: Buffer[] = []
  let at = 0
  for (const { name, text, body, packed } of entries) {
    const entry = { name: Buffer.from(name), ...(packed === undefined ? pack(text ?? body) : unwrapped(packed)) }
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
