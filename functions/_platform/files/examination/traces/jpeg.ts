import { orientationOf } from './orientation.ts'
import { Uncleanable } from './uncleanable.ts'

const app0 = 0xe0
const app1 = 0xe1
const app2 = 0xe2
const app14 = 0xee
const comment = 0xfe
const startOfScan = 0xda
const endOfImage = 0xd9

const isApplication = (kind: number) => kind >= app0 && kind <= 0xef

/** JFIF, the colour profile and Adobe's transform are needed to show it; of the rest nothing is. */
const isTrace = (kind: number, segment: Buffer): boolean =>
  kind === comment ||
  (isApplication(kind) &&
    kind !== app0 &&
    kind !== app14 &&
    !(kind === app2 && segment.toString('latin1', 4, 15) === 'ICC_PROFILE'))

/** An Exif segment that says which way up the picture is, and nothing else. */
const orientationAlone = (orientation: number): Buffer => {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, app1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** Where a scan's coded bytes end: at the next marker that is neither a stuffed byte nor a restart. */
const scanEnd = (file: Buffer, from: number): number => {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    const isCoded = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isCoded) return at
  }
  return file.length
}

/**
 * A JPEG without the segments beside the picture, which tell where, with what, by whom and how it was taken, and without
 * what cameras put after its end: a film of the moment, another picture.
 * @throws Uncleanable, RangeError where it is not laid out as a JPEG is
 */
export const jpegWithout = (file: Buffer): Buffer => {
  const kept: Buffer[] = []
  let orientation: number | undefined
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== endOfImage) {
    const kind = file[at + 1] ?? 0
    // A marker may be filled up before it.
    if (kind === 0xff) {
      at += 1
      continue
    }
    const bodyEnd = at + 2 + file.readUInt16BE(at + 2)
    const end = kind === startOfScan ? scanEnd(file, bodyEnd) : bodyEnd
    const segment = file.subarray(at, end)
    if (kind === app1 && segment.toString('latin1', 4, 10) === 'Exif\0\0')
      orientation ??= orientationOf(segment.subarray(10))
    if (!isTrace(kind, segment)) kept.push(segment)
    at = end
  }
  // What readers pass over between its parts may be anything; the picture itself may come after it.
  if (at + 4 <= file.length && file[at] !== 0xff) throw new Uncleanable('bytes between its segments')
  const turned = orientation === undefined || orientation === 1 ? [] : [orientationAlone(orientation)]
  return Buffer.concat([
    file.subarray(0, 2),
    ...kept.slice(0, 1),
    ...turned,
    ...kept.slice(1),
    file.subarray(at, at + 2),
  ])
}
