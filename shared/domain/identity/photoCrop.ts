/** What a photo may be when it comes, and what becomes of it (administration, section 9). */
export const photoRules = {
  /** Bytes. */
  mostBytes: 2 * 1024 * 1024,
  types: ['gif', 'jpg', 'png'],
  /** Pixels of width times height; more than this is not unpacked. A page scales a picture down before it sends it. */
  mostPixels: 4_000_000,
  leastZoom: 1,
  mostZoom: 3,
  /** Pixels of the side of a photo as it is kept: a square. */
  side: 256,
} as const

/** A picture's size in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * What was seen in the frame: the picture's shorter side is `zoomFactor` times as long as the frame's, and the frame's upper
 * left corner is `xCoordinate`, `yCoordinate` away from the picture's, all in the pixels in which the frame is `sideLength`
 * wide.
 */
export interface PhotoCrop {
  readonly xCoordinate: number
  readonly yCoordinate: number
  readonly zoomFactor: number
  readonly sideLength: number
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most)

/** The square of the picture, in its own pixels, that was in the frame. It never leaves the picture. */
export const squareInFrame = (
  { width, height }: PictureSize,
  { xCoordinate, yCoordinate, zoomFactor, sideLength }: PhotoCrop,
): { readonly left: number; readonly top: number; readonly side: number } => {
  const zoom = Math.min(Math.max(zoomFactor, photoRules.leastZoom), photoRules.mostZoom)
  const side = Math.max(1, Math.round(Math.min(width, height) / zoom))
  const scale = side / sideLength
  return {
    left: within(Math.round(xCoordinate * scale), width - side),
    top: within(Math.round(yCoordinate * scale), height - side),
    side,
  }
}
