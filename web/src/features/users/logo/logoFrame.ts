import type { PictureSize } from '#shared/domain/identity/photoCrop.ts'
import { type LogoSize, leastLogoZoom, logoRules, mostLogoZoom } from '#shared/domain/organizations/logoCrop.ts'
import type { Framing } from '#web/ui/PictureFrame.tsx'

/** A picture, and the size of the frame over it, in pixels of the screen. */
export interface Framed {
  readonly picture: PictureSize
  readonly frame: PictureSize
}

/** The frame of a logo: as large as the logo, the square one half as large again. */
export const frameOf = (size: LogoSize): PictureSize => {
  const { width, height } = logoRules[size]
  const scale = size === 'small' ? 1.5 : 1
  return { width: width * scale, height: height * scale }
}

/** How large the picture is shown: without zoom it just fits into the frame. */
export const shownSize = ({ picture, frame }: Framed, zoom: number): PictureSize => {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height) * zoom
  return { width: picture.width * scale, height: picture.height * scale }
}

/** Between a picture's edge and the frame's: a larger picture fills the frame, a smaller one stays within. */
const within = (value: number, room: number): number => Math.min(Math.max(value, Math.min(0, room)), Math.max(0, room))

const inside = (framed: Framed, { x, y, zoom }: Framing): Framing => {
  const { frame } = framed
  const shown = shownSize(framed, zoom)
  return { x: within(x, shown.width - frame.width), y: within(y, shown.height - frame.height), zoom }
}

/** The frame about the middle of the whole picture. */
export const centred = (framed: Framed): Framing => {
  const { frame } = framed
  const shown = shownSize(framed, 1)
  return { x: (shown.width - frame.width) / 2, y: (shown.height - frame.height) / 2, zoom: 1 }
}

/** The frame moved over the picture. */
export const moved = (
  framed: Framed,
  framing: Framing,
  { right, down }: { readonly right: number; readonly down: number },
): Framing => inside(framed, { ...framing, x: framing.x + right, y: framing.y + down })

/** Another zoom, about the middle of the frame. */
export const zoomed = (framed: Framed, { x, y, zoom }: Framing, next: number): Framing => {
  const { frame } = framed
  const to = Math.min(Math.max(next, leastLogoZoom), mostLogoZoom)
  const factor = to / zoom
  const about = (corner: number, side: number) => (corner + side / 2) * factor - side / 2
  return inside(framed, { x: about(x, frame.width), y: about(y, frame.height), zoom: to })
}
