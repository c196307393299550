import { type PictureSize, photoRules } from '#shared/domain/identity/photoCrop.ts'
import type { Framing } from '#web/ui/PictureFrame.tsx'

/** Pixels of the screen that the frame is wide and high. */
export const frameSide = 256

/** How large the picture is shown: without zoom its shorter side is as long as the frame's. */
export const shownSize = ({ width, height }: PictureSize, zoom: number): PictureSize => {
  const scale = (frameSide * zoom) / Math.min(width, height)
  return { width: width * scale, height: height * scale }
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0))

const inside = (picture: PictureSize, { x, y, zoom }: Framing): Framing => {
  const shown = shownSize(picture, zoom)
  return { x: within(x, shown.width - frameSide), y: within(y, shown.height - frameSide), zoom }
}

/** The frame in the middle of the picture, without zoom. */
export const centred = (picture: PictureSize): Framing => {
  const shown = shownSize(picture, photoRules.leastZoom)
  return {
    x: (shown.width - frameSide) / 2,
    y: (shown.height - frameSide) / 2,
    zoom: photoRules.leastZoom,
  }
}

/** The frame moved over the picture, never off it. */
export const moved = (
  picture: PictureSize,
  framing: Framing,
  { right, down }: { readonly right: number; readonly down: number },
): Framing => inside(picture, { ...framing, x: framing.x + right, y: framing.y + down })

/** Another zoom, about the middle of the frame. */
export const zoomed = (picture: PictureSize, { x, y, zoom }: Framing, next: number): Framing => {
  const to = Math.min(Math.max(next, photoRules.leastZoom), photoRules.mostZoom)
  const factor = to / zoom
  const half = frameSide / 2
  return inside(picture, { x: (x + half) * factor - half, y: (y + half) * factor - half, zoom: to })
}
