import type { PictureSize } from '../identity/photoCrop.ts'

/** The two logos of an agency: a square one beside its name, and a wide one at the head of pages and documents. */
export const logoSizes = ['small', 'medium'] as const
export type LogoSize = (typeof logoSizes)[number]

/** What a logo may be when it comes, and what becomes of it (administration, section 9); a kB is a thousand bytes. */
export const logoRules = {
  small: { mostBytes: 50_000, width: 144, height: 144 },
  medium: { mostBytes: 150_000, width: 300, height: 72 },
} as const satisfies Readonly<Record<LogoSize, PictureSize & { readonly mostBytes: number }>>

/** Without zoom the whole picture just fits into the frame; below one there is room around it. */
export const leastLogoZoom = 0.4
export const mostLogoZoom = 3

/**
 * What was seen in the frame: the picture is `zoomFactor` times as large as it just fits into the frame, whose upper left
 * corner is `xCoordinate`, `yCoordinate` away from the picture's – less than nothing where the picture begins within – all in
 * the pixels in which the frame is `width` wide and `height` high.
 */
export interface LogoCrop extends PictureSize {
  readonly xCoordinate: number
  readonly yCoordinate: number
  readonly zoomFactor: number
}

export interface PictureArea extends PictureSize {
  readonly left: number
  readonly top: number
}

/** The part of the picture that was in the frame, in the picture's own pixels; it may reach beyond the picture. */
export const areaInFrame = (picture: PictureSize, size: LogoSize, crop: LogoCrop): PictureArea => {
  const zoom = Math.min(Math.max(crop.zoomFactor, leastLogoZoom), mostLogoZoom)
  const scale = Math.min(crop.width / picture.width, crop.height / picture.height) * zoom
  const { width, height } = logoRules[size]
  const seen = crop.width / scale
  // The logo is as wide as it is high by its rules, whatever a frame was.
  return { left: crop.xCoordinate / scale, top: crop.yCoordinate / scale, width: seen, height: (seen * height) / width }
}
