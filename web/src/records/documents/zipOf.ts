/** A file to be put into an archive. */
export interface Packed {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Numbers of two or four bytes, the smallest part first. */
const numbers = (...fields: readonly (readonly [value: number, size: 2 | 4])[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(fields.reduce((sum, [, size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

/** Names are UTF-8. */
const utf8 = 0x0800
/** January 1, 1980, the first day that an archive knows: the same files make the same archive. */
const firstDay = 0x21

/** A name that leads to no other folder than the one in which an archive is unpacked. */
const plainName = (name: string): string => name.replace(/[\\/:]/g, '-').replace(/^\.+/, '-')

/** Two documents of one name stand beside each other. */
export const distinctNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>()
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
    let free = name
    for (let count = 2; taken.has(free); count += 1) free = `${stem} (${count})${ending}`
    taken.add(free)
    return free
  })
}

/** An archive of files as they are: what is in them is packed already. */
export const zipOf = (files: readonly Packed[]): Blob => {
  const names = distinctNames(files.map(({ name }) => plainName(name)))
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const [index, { bytes }] of files.entries()) {
    const name = new TextEncoder().encode(names[index])
    const facts = [
      [20, 2],
      [utf8, 2],
      [0, 2],
      [0, 2],
      [firstDay, 2],
      [crcOf(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const
    const head = numbers([0x04034b50, 4], ...facts)
    parts.push(head, name, bytes)
    directory.push(numbers([0x02014b50, 4], [20, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name)
    at += head.length + name.length + bytes.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size, 4], [at, 4], [0, 2])
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}
