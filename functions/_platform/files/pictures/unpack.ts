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

const unpackers: Readonly<Record<PictureHeader['type'], (bytes: Uint8Array) => Promise<Bitmap>>> = {
  async gif(bytes) {
    const { GifReader } = await import('omggif')
    const reader = new GifReader(Buffer.from(bytes))
    const { width, height } = reader
    const data = new Uint8Array(width * height * 4)
    reader.decodeAndBlitFrameRGBA(0, data)
    return { width, height, data }
  },
  async jpg(bytes) {
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
