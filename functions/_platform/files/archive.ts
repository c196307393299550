import { inflateRawSync } from 'node:zlib'

/** What an archive may hold, unpacked; one that is large itself twice its size, since photographs and scans pack to hardly less. */
const mostBytes = 64 * 2 ** 20
export const roomOf = (file: Uint8Array): number => Math.max(mostBytes, 2 * file.byteLength)

/** A sheet's XML packs to a tenth, hardly ever below a fiftieth; what packs more is made to burst. */
const mostRatio = 100
const mostEntries = 1000

const endSign = Buffer.from([0x50, 0x4b, 5, 6])
const entrySign = 0x02014b50
const bodySign = 0x04034b50
const endSize = 22
const entrySize = 46
const bodySize = 30
const longestComment = 65_535
const isEncrypted = 1

/** A file in an archive. */
export interface Entry {
  readonly name: string
  readonly bytes: Buffer
}

/** What is in an archive, or why it is not opened. */
export type Opened =
  | { readonly entries: readonly Entry[]; readonly refused?: never }
  | { readonly refused: 'bursting' | 'damaged' | 'locked'; readonly entries?: never }

class Refused extends Error {
  readonly reason: 'bursting' | 'damaged' | 'locked'
  constructor(reason: Refused['reason']) {
    super(reason)
    this.reason = reason
  }
}

const unpacked = (packed: Buffer, { method, room }: { readonly method: number; readonly room: number }): Buffer => {
  if (method === 0) return packed
  if (method !== 8) throw new Refused('damaged')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, Math.min(room, packed.length * mostRatio + 4096)) })
  } catch (error) {
    throw new Refused(error instanceof RangeError ? 'bursting' : 'damaged')
  }
}

/** Where an archive's last words begin, with the comment behind them; negative where there are none. */
const endOf = (file: Buffer): number => {
  const end = file.lastIndexOf(endSign)
  return end < file.length - endSize - longestComment ? -1 : end
}

/** Whether a file is read as an archive too, whatever it begins as: its last words are an archive's to the last byte. */
export const endsAsArchive = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(file)
  return end >= 0 && end + endSize <= file.length && end + endSize + file.readUInt16LE(end + 20) === file.length
}

const entriesOf = (file: Buffer, most: number): Entry[] => {
  const end = endOf(file)
  if (end < 0) throw new Refused('damaged')
  const count = file.readUInt16LE(end + 10)
  if (count > mostEntries) throw new Refused('bursting')
  let at = file.readUInt32LE(end + 16)
  let room = most
  return Array.from({ length: count }, () => {
    if (file.readUInt32LE(at) !== entrySign) throw new Refused('damaged')
    if ((file.readUInt16LE(at + 8) & isEncrypted) !== 0) throw new Refused('locked')
    const [method, size] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20)]
    const nameEnd = at + entrySize + file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + entrySize, nameEnd)
    const body = file.readUInt32LE(at + 42)
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    if (file.readUInt32LE(body) !== bodySign) throw new Refused('damaged')
    const start = body + bodySize + file.readUInt16LE(body + 26) + file.readUInt16LE(body + 28)
    const bytes = unpacked(file.subarray(start, start + size), { method, room })
    room -= bytes.length
    if (room <= 0) throw new Refused('bursting')
    return { name, bytes }
  })
}

/** Opens an archive within bounds: what it says of its sizes is not believed, what comes out is counted, up to `most` bytes. */
export const openArchive = (bytes: Uint8Array, most = roomOf(bytes)): Opened => {
  try {
    return { entries: entriesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), most) }
  } catch (error) {
    // A place outside the file is read by an archive that was cut or made by hand.
    if (error instanceof RangeError) return { refused: 'damaged' }
    if (error instanceof Refused) return { refused: error.reason }
    throw error
  }
}
