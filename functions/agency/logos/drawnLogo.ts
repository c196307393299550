import { pictureHeader } from '#functions/_platform/files/pictures/pictureHeader.ts'
import { type Bitmap, unpack } from '#functions/_platform/files/pictures/unpack.ts'
import {
  areaInFrame,
  type LogoCrop,
  type LogoSize,
  logoRules,
  type PictureArea,
} from '#shared/domain/organizations/logoCrop.ts'

type Span = readonly [from: number, to: number]

/** The mean colour and opacity of a rectangle; beyond the picture nothing is opaque. */
const meanColour = ({ data, width, height }: Bitmap, [left, right]: Span, [top, bottom]: Span) => {
  let [red, green, blue, opacity] = [0, 0, 0, 0]
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) {
      const at = (y * width + x) * 4
      const opaque = data[at + 3] ?? 0
      red += (data[at] ?? 0) * opaque
      green += (data[at + 1] ?? 0) * opaque
      blue += (data[at + 2] ?? 0) * opaque
      opacity += opaque
    }
  if (opacity === 0) return [0, 0, 0, 0]
  return [red / opacity, green / opacity, blue / opacity, opacity / ((right - left) * (bottom - top))]
}

/** The pixels of the picture that one of `count` stands for, from `start` over `length`. */
const spanOf = (start: number, length: number, index: number, count: number): Span => {
  const from = Math.floor(start + (index * length) / count)
  return [from, Math.max(from + 1, Math.floor(start + ((index + 1) * length) / count))]
}

const drawn = (picture: Bitmap, { left, top, width, height }: PictureArea, size: LogoSize): Uint8Array => {
  const rule = logoRules[size]
  const pixels = new Uint8Array(rule.width * rule.height * 4)
  for (let row = 0; row < rule.height; row += 1) {
    const rows = spanOf(top, height, row, rule.height)
    for (let column = 0; column < rule.width; column += 1)
      pixels.set(meanColour(picture, spanOf(left, width, column, rule.width), rows), (row * rule.width + column) * 4)
  }
  return pixels
}

/**
 * A logo as it is kept: what was in the frame, of the size of its kind, clear where there was nothing; a PNG written anew, so
 * that nothing of the file that came is in it. Undefined when the bytes are no picture.
 */
export const drawnLogo = async (bytes: Uint8Array, size: LogoSize, crop: LogoCrop): Promise<Uint8Array | undefined> => {
  const header = pictureHeader(bytes)
  const picture = header && (await unpack(header, bytes))
  if (picture === undefined) return undefined
  const { width, height } = logoRules[size]
  const { PNG } = await import('pngjs')
  const png = new PNG({ width, height })
  png.data = Buffer.from(drawn(picture, areaInFrame(picture, size, crop), size))
  return new Uint8Array(PNG.sync.write(png))
}
