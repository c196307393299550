import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { leastLogoZoom, mostLogoZoom } from '#shared/domain/organizations/logoCrop.ts'
import { type Framed, type LogoFraming, moved, shownSize, zoomed } from './logoFrame.ts'

type LogoFrameProps = { framed: Framed; url: string; framing: LogoFraming; onFraming: (framing: LogoFraming) => void }

/** Pixels that an arrow key moves the picture. */
const step = 8
const zoomStep = 0.1

const arrows: Readonly<Record<string, { readonly right: number; readonly down: number }>> = {
  ArrowLeft: { right: -step, down: 0 },
  ArrowRight: { right: step, down: 0 },
  ArrowUp: { right: 0, down: -step },
  ArrowDown: { right: 0, down: step },
}

/** The picture behind the frame of a logo: dragged or moved by the arrow keys, zoomed by a slider or plus and minus. */
export const LogoFrame = ({ framed, url, framing, onFraming }: LogoFrameProps) => {
  const { t } = useTranslation('users')
  const hintId = useId()
  const zoomId = useId()
  const drag = useRef<{ x: number; y: number; from: LogoFraming } | undefined>(undefined)
  const zoomTo = (next: number) => onFraming(zoomed(framed, framing, next))
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) onFraming(moved(framed, framing, arrow))
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
    if (start) onFraming(moved(framed, start.from, { right: start.x - event.clientX, down: start.y - event.clientY }))
  }
  const shown = shownSize(framed, framing.zoom)
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box
        role="application"
        aria-label={t('logo.frame')}
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
          boxSizing: 'content-box',
          ...framed.frame,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 0.5,
          bgcolor: '#ffffff',
          cursor: 'grab',
          touchAction: 'none',
          '&:active': { cursor: 'grabbing' },
        }}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          style={{
            position: 'absolute',
            left: -framing.x,
            top: -framing.y,
            ...shown,
            maxWidth: 'none',
            imageOrientation: 'none',
          }}
        />
      </Box>
      <Typography id={hintId} variant="body2" color="text.secondary" sx={{ textAlign: 'center' }}>
        {t('logo.frameHint')}
      </Typography>
      <Box sx={{ width: 256, maxWidth: '100%' }}>
        <Typography id={zoomId} variant="body2">
          {t('logo.zoom')}
        </Typography>
        <Slider
          aria-labelledby={zoomId}
          value={framing.zoom}
          min={leastLogoZoom}
          max={mostLogoZoom}
          step={zoomStep}
          valueLabelDisplay="auto"
          onChange={(_, value) => zoomTo(Array.isArray(value) ? (value[0] ?? 1) : value)}
        />
      </Box>
    </Box>
  )
}
