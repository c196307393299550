import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import type { SxProps } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'

/** Where a frame stands on a picture: its upper left corner in pixels of the screen, and the zoom. */
export interface Framing {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

type PictureFrameProps = {
  url: string
  words: { readonly frame: string; readonly hint: string; readonly zoom: string }
  framing: Framing
  onFraming: (framing: Framing) => void
  /** A framing after it was moved over the picture by so many pixels, and the present one with another zoom. */
  moved: (from: Framing, by: { readonly right: number; readonly down: number }) => Framing
  zoomed: (zoom: number) => Framing
  leastZoom: number
  mostZoom: number
  /** Size and looks of the frame, and how large the picture is shown. */
  frame: SxProps
  picture: CSSProperties
}

/** Pixels that an arrow key moves the picture. */
const step = 8
const zoomStep = 0.1

const arrows: Readonly<Record<string, { readonly right: number; readonly down: number }>> = {
  ArrowLeft: { right: -step, down: 0 },
  ArrowRight: { right: step, down: 0 },
  ArrowUp: { right: 0, down: -step },
  ArrowDown: { right: 0, down: step },
}

/** A picture behind a frame: dragged or moved by the arrow keys, zoomed by a slider or plus and minus. */
export const PictureFrame = ({
  url,
  words,
  framing,
  onFraming,
  moved,
  zoomed,
  leastZoom,
  mostZoom,
  frame,
  picture,
}: PictureFrameProps) => {
  const hintId = useId()
  const zoomId = useId()
  const drag = useRef<{ x: number; y: number; from: Framing } | undefined>(undefined)
  const zoomTo = (zoom: number) => onFraming(zoomed(zoom))
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) onFraming(moved(framing, arrow))
    else if (event.key === '+' || event.key === '=') zoomTo(framing.zoom + zoomStep)
    else if (event.key === '-') zoomTo(framing.zoom - zoomStep)
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, from: framing }
  }
  const onPointerMove = (event: PointerEvent) => {
    const start = drag.current
    if (start) onFraming(moved(start.from, { right: start.x - event.clientX, down: start.y - event.clientY }))
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box
        role="application"
        aria-label={words.frame}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          drag.current = undefined
        }}
        sx={[
          {
            position: 'relative',
            overflow: 'hidden',
            cursor: 'grab',
            touchAction: 'none',
            '&:active': { cursor: 'grabbing' },
          },
          ...[frame].flat(),
        ]}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          style={{ position: 'absolute', left: -framing.x, top: -framing.y, maxWidth: 'none', ...picture }}
        />
      </Box>
      <Typography id={hintId} variant="body2" color="text.secondary" sx={{ textAlign: 'center' }}>
        {words.hint}
      </Typography>
      <Box sx={{ width: 256, maxWidth: '100%' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Typography id={zoomId} variant="body2">
            {words.zoom}
          </Typography>
          <Typography variant="body2" color="text.secondary" aria-hidden="true">
            {`${framing.zoom.toLocaleString(undefined, { maximumFractionDigits: 2 })} ×`}
          </Typography>
        </Box>
        <Slider
          aria-labelledby={zoomId}
          value={framing.zoom}
          min={leastZoom}
          max={mostZoom}
          step={zoomStep}
          onChange={(_, value) => zoomTo(Array.isArray(value) ? (value[0] ?? 1) : value)}
        />
      </Box>
    </Box>
  )
}
