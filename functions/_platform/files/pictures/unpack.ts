import { photoRules } from '#shared/domain/identity/photoCrop.ts'
import type { PictureHeader } from './pictureHeader.ts'

/** A picture unpacked: four bytes a pixel, red, green, blue and how opaque. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Megabytes that reading the largest JPG may take. */
const jpgMemory = 256

/** Scans of a JPG of which no more are read, since each goes over the whole picture however few bytes it has; programs make ten. */
const mostScans = 100

/** How many scans a JPG has at most. */
const scansOf = (bytes: Uint8Array): number => {
  let scans = 0
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) if (bytes[at + 1] === 0xda) scans += 1
  return scans
}

const unpackers: Readonly<Record<PictureHeader['type'], (bytes: Uint8Array) => Promise<Bitmap>>> = {
  async gif(bytes) {
    const { GifReader } = await import('omggif')
    const reader = new GifReader(Buffer.from(bytes))
    const { width, height } = reader
    // A frame is unpacked in its own size, whatever that of the picture is.
    const frame = reader.frameInfo(0)
    if (frame.x + frame.width > width || frame.y + frame.height > height)
      throw new Error('the frame leaves the picture')
    const data = new Uint8Array(width * height * 4)
    reader.decodeAndBlitFrameRGBA(0, data)
    return { width, height, data }
  },
  async jpg(bytes) {
    if (scansOf(bytes) > mostScans) throw new Error('the picture has too many scans')
    const { default: jpeg } = await import('jpeg-js')
    const most = { maxMemoryUsageInMB: jpgMemory, maxResolutionInMP: photoRules.mostPixels / 1e6 }
    return jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true, ...most })
  },
  async png(bytes) {
    const { PNG } = await import('pngjs')
    return PNG.sync.read(Buffer.from(bytes))
  },
}

/** The picture's pixels; undefined when the bytes are not what their header says. */
export const unpack = async (
  { type, width, height }: PictureHeader,
  bytes: Uint8Array,
): Promise<Bitmap | undefined> => {
  if (width * height > photoRules.mostPixels) return undefined
  try {
    const bitmap = await unpackers[type](bytes)
    return bitmap.width === width && bitmap.height === height ? bitmap : undefined
  } catch {
    return undefined
  }
}
