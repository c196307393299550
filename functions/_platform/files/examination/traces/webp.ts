const headLength = 12
const traces = new Set(['EXIF', 'XMP '])
/** What the extended header says to be there: Exif (8) and XMP (4). */
const said = 0b1100

const marked = (chunk: Buffer): Buffer => {
  const copy = Buffer.from(chunk)
  copy.writeUInt8(copy.readUInt8(8) & ~said, 8)
  return copy
}

/**
 * A WebP without its Exif and its XMP.
 * @throws RangeError where it is cut off
 */
export const webpWithout = (file: Buffer): Buffer => {
  const kept: Buffer[] = []
  const end = Math.min(file.length, 8 + file.readUInt32LE(4))
  for (let at = headLength; at < end; ) {
    const size = file.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    const kind = file.toString('latin1', at, at + 4)
    const chunk = file.subarray(at, next)
    if (!traces.has(kind)) kept.push(kind === 'VP8X' ? marked(chunk) : chunk)
    at = next
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from(file.subarray(0, headLength))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
