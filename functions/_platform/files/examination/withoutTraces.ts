const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const app1 = 0xe1
const comment = 0xfe
const startOfScan = 0xda
const orientationTag = 0x0112

/** Which way up a photograph is, by its Exif; undefined where it does not say, 1 is as it stands. */
const orientationOf = (segment: Buffer): number | undefined => {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0' || segment.length < 18) return undefined
  const tiff = segment.subarray(10)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const directory = long(4)
    const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12)
    const entry = entries.find((at) => short(at) === orientationTag)
    return entry === undefined ? undefined : short(entry + 8)
  } catch {
    // A place outside the segment is named by a file that was made by hand.
    return undefined
  }
}

/** An Exif segment that says which way up the picture is, and nothing else. */
const orientationAlone = (orientation: number): Buffer => {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, app1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** Where, with what, by whom and how a photograph was taken is told by segments beside the picture. */
const jpegWithout = (file: Buffer): Buffer => {
  const kept: Buffer[] = [file.subarray(0, 2)]
  let orientation: number | undefined
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== startOfScan) {
    const kind = file[at + 1] ?? 0
    const end = at + 2 + file.readUInt16BE(at + 2)
    const segment = file.subarray(at, end)
    if (kind === app1) orientation ??= orientationOf(segment)
    // JFIF, the colour profile and Adobe's transform are needed to show it.
    const isTrace = kind === app1 || kind === comment || (kind >= 0xe3 && kind <= 0xed) || kind === 0xef
    if (!isTrace) kept.push(segment)
    at = end
  }
  const turned = orientation === undefined || orientation === 1 ? [] : [orientationAlone(orientation)]
  return Buffer.concat([...kept.slice(0, 1), ...turned, ...kept.slice(1), file.subarray(at)])
}

const signLength = 8
const traces = new Set(['eXIf', 'iTXt', 'tEXt', 'tIME', 'zTXt'])

const pngWithout = (file: Buffer): Buffer => {
  const kept: Buffer[] = [file.subarray(0, signLength)]
  for (let at = signLength; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at)
    const kind = file.toString('latin1', at + 4, at + 8)
    if (!traces.has(kind)) kept.push(file.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

/** A photograph without what it tells of its taker: place, time, camera, program. Other files as they are. */
export const withoutTraces = (bytes: Uint8Array, contentType: string): Uint8Array => {
  if (contentType === 'image/jpeg') return jpegWithout(bufferOf(bytes))
  if (contentType === 'image/png') return pngWithout(bufferOf(bytes))
  return bytes
}
