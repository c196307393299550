const signLength = 8
const traces = new Set(['eXIf', 'iTXt', 'tEXt', 'tIME', 'zTXt'])
const last = 'IEND'

/** A PNG without its texts, its time and its Exif, and without whatever comes after its end. */
export const pngWithout = (file: Buffer): Buffer => {
  const kept: Buffer[] = [file.subarray(0, signLength)]
  for (let at = signLength; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at)
    const kind = file.toString('latin1', at + 4, at + 8)
    if (!traces.has(kind)) kept.push(file.subarray(at, end))
    if (kind === last) break
    at = end
  }
  return Buffer.concat(kept)
}
