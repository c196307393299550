import { gzipSync } from 'node:zlib'

const block = 512
const readable = 0o644

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`

/** The header of a file (POSIX.1-1988, ustar): of the first day there is, so that the same files make the same bytes. */
const header = (name: string, size: number): Buffer => {
  const bytes = Buffer.alloc(block)
  bytes.write(name, 0, 100)
  bytes.write(octal(readable, 8), 100)
  bytes.write(octal(0, 8), 108)
  bytes.write(octal(0, 8), 116)
  bytes.write(octal(size, 12), 124)
  bytes.write(octal(0, 12), 136)
  bytes.write(' '.repeat(8), 148)
  bytes.write('0', 156)
  bytes.write('ustar\u000000', 257)
  const sum = bytes.reduce((total, byte) => total + byte, 0)
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return bytes
}

/** Packs files by their names, of at most 100 characters, into a compressed tarball, as npm takes one. */
export const tarball = (files: ReadonlyMap<string, Uint8Array>): Buffer => {
  const parts = [...files].flatMap(([name, content]) => {
    if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for a tarball.`)
    return [header(name, content.length), content, Buffer.alloc((block - (content.length % block)) % block)]
  })
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 9 })
}
