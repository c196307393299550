import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { photoRules } from '#shared/domain/identity/photoCrop.ts'
import { type Framing, frameSide, moved, shownSize, zoomed } from './frame.ts'
import type { Picture } from './readPicture.ts'

type CropFrameProps = { picture: Picture; framing: Framing; onFraming: (framing: Framing) => void }

/** Pixels that an arrow key moves the picture. */
const step = 8
const zoomStep = 0.1

const arrows: Readonly<Record<string, { readonly right: number; readonly down: number }>> = {
  ArrowLeft: { right: -step, down: 0 },
  ArrowRight: { right: step, down: 0 },
  ArrowUp: { right: 0, down: -step },
  ArrowDown: { right: 0, down: step },
}

/** The picture behind a round frame: dragged or moved by the arrow keys, zoomed by a slider or plus and minus. */
export const CropFrame = ({ picture, framing, onFraming }: CropFrameProps) => {
  const { t } = useTranslation('profile')
  const hintId = useId()
  const zoomId = useId()
  const drag = useRef<{ x: number; y: number; from: Framing } | undefined>(undefined)
  const zoomTo = (next: number) => onFraming(zoomed(picture, framing, next))
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) onFraming(moved(picture, framing, arrow))
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
    if (start) onFraming(moved(picture, start.from, { right: start.x - event.clientX, down: start.y - event.clientY }))
  }
  const shown = shownSize(picture, framing.zoom)
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box
        role="application"
        aria-label={t('photo.frame')}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          drag.current = undefined
        }}
        sx={{
          position: 'relative',
          width: frameSide,
          height: frameSide,
          overflow: 'hidden',
          borderRadius: 1.5,
          bgcolor: 'action.hover',
          cursor: 'grab',
          touchAction: 'none',
          '&:active': { cursor: 'grabbing' },
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            borderRadius: '50%',
            boxShadow: '0 0 0 200px rgb(10 20 40 / 0.5)',
            pointerEvents: 'none',
          },
        }}
      >
        <img
          src={picture.url}
          alt=""
          draggable={false}
          style={{
            position: 'absolute',
            left: -framing.x,
            top: -framing.y,
            width: shown.width,
            height: shown.height,
            maxWidth: 'none',
          }}
        />
      </Box>
      <Typography id={hintId} variant="body2" color="text.secondary" sx={{ textAlign: 'center' }}>
        {t('photo.frameHint')}
      </Typography>
      <Box sx={{ width: frameSide }}>
        <Typography id={zoomId} variant="body2">
          {t('photo.zoom')}
        </Typography>
        <Slider
          aria-labelledby={zoomId}
          value={framing.zoom}
          min={photoRules.leastZoom}
          max={photoRules.mostZoom}
          step={zoomStep}
          valueLabelDisplay="auto"
          onChange={(_, value) => zoomTo(Array.isArray(value) ? (value[0] ?? 1) : value)}
        />
      </Box>
    </Box>
  )
}
