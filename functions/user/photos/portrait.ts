import { pictureHeader } from '#functions/_platform/files/pictures/pictureHeader.ts'
import { type Bitmap, unpack } from '#functions/_platform/files/pictures/unpack.ts'
import { type PhotoCrop, photoRules, squareInFrame } from '#shared/domain/identity/photoCrop.ts'

const quality = 85

/** The mean colour of a rectangle of the picture, on white where it is not opaque. */
const meanColour = ({ data, width }: Bitmap, left: number, top: number, right: number, bottom: number) => {
  let [red, green, blue] = [0, 0, 0]
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4
      const opaque = (data[at + 3] ?? 255) / 255
      const onWhite = (value = 255) => value * opaque + 255 * (1 - opaque)
      red += onWhite(data[at])
      green += onWhite(data[at + 1])
      blue += onWhite(data[at + 2])
    }
  const count = (right - left) * (bottom - top)
  return [red / count, green / count, blue / count] as const
}

/** The square scaled to `side` pixels: each is the mean of those it stands for. */
const scaled = (picture: Bitmap, square: ReturnType<typeof squareInFrame>, side: number): Uint8Array => {
  const pixels = new Uint8Array(side * side * 4)
  const edge = (index: number) => Math.floor((index * square.side) / side)
  const span = (from: number, index: number) => {
    const start = from + edge(index)
    return [start, Math.max(start + 1, from + edge(index + 1))] as const
  }
  for (let row = 0; row < side; row += 1) {
    const [top, bottom] = span(square.top, row)
    for (let column = 0; column < side; column += 1) {
      const [left, right] = span(square.left, column)
      pixels.set([...meanColour(picture, left, top, right, bottom), 255], (row * side + column) * 4)
    }
  }
  return pixels
}

/**
 * A photo as it is kept: what was in the frame, square, 256 pixels wide, a JPG written anew, so that nothing of the file
 * that came is in it. Undefined when the bytes are no picture.
 */
export const portraitOf = async (bytes: Uint8Array, crop: PhotoCrop): Promise<Uint8Array | undefined> => {
  const header = pictureHeader(bytes)
  const picture = header && (await unpack(header, bytes))
  if (picture === undefined) return undefined
  const { side } = photoRules
  const data = scaled(picture, squareInFrame(picture, crop), side)
  const { default: jpeg } = await import('jpeg-js')
  return new Uint8Array(jpeg.encode({ width: side, height: side, data }, quality).data)
}
