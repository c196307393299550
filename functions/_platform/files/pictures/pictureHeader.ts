import type { PictureSize } from '#shared/domain/identity/photoCrop.ts'

/** What a picture is by its first bytes, whatever its name says. */
export interface PictureHeader extends PictureSize {
  readonly type: 'gif' | 'jpg' | 'png'
}

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const pngHeader = (bytes: Uint8Array, view: DataView): PictureHeader | undefined => {
  if (text(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || text(bytes, 12, 4) !== 'IHDR') return undefined
  // An interlaced picture may unpack to more than its size says.
  const isInterlaced = bytes[28] !== 0
  return isInterlaced ? undefined : { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

const gifHeader = (bytes: Uint8Array, view: DataView): PictureHeader | undefined =>
  /^GIF8[79]a$/.test(text(bytes, 0, 6))
    ? { type: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
    : undefined

/** Start of frame: baseline, extended or progressive; DHT, JPG and DAC lie between the others. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpgHeader = (bytes: Uint8Array, view: DataView): PictureHeader | undefined => {
  if (view.getUint16(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return { type: 'jpg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Shorter than this is no picture. */
const least = 32

/** The kind and size of a PNG, JPG or GIF picture; undefined for anything else. Nothing is unpacked. */
export const pictureHeader = (bytes: Uint8Array): PictureHeader | undefined => {
  if (bytes.length < least) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = pngHeader(bytes, view) ?? gifHeader(bytes, view) ?? jpgHeader(bytes, view)
  return header !== undefined && header.width > 0 && header.height > 0 ? header : undefined
}
