import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router'
import { lastPress } from './lastPress.ts'
import { ToastCard } from './ToastCard.tsx'
import { onToastPlaces, topToastPlace } from './toastPlaces.ts'
import { onToasts, type Toast, takeToasts } from './toastQueue.ts'
import { onToastRoom, toastRoom } from './toastRoom.ts'
import { inSight, type Shelf, shelve, takenAlong } from './toastShelf.ts'
import { toastKey, useToastKey } from './useToastKey.ts'

/** Milliseconds that a toast stays; who is told of a failure has more to read. */
const stay = { success: 5000, info: 5000, warning: 8000, error: 8000 }

/** From the top bar: toasts stand below it and in the middle, since deeds stand at the right of headings and panels, and at the foot of dialogs and phones. */
const fromTheBar = 4

/** From what stands at the foot of public pages, else from the edge of the window. */
const fromTheFoot = 20

const shelves: Record<'app' | 'public' | 'wide', Shelf> = {
  app: { most: 1, twice: true },
  public: { most: 1, twice: false },
  wide: { most: 3, twice: false },
}

const arriving = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

type TimedToastProps = {
  toast: Toast
  /** Somebody closes it, who may be at it with the keyboard. */
  onLeave: () => void
  onClose: (id: number) => void
}

/** A toast with its time, which stops while somebody is at it. */
const TimedToast = ({ toast, onLeave, onClose }: TimedToastProps) => {
  const [held, setHeld] = useState(false)
  const { id, kind, persist } = toast
  useEffect(() => {
    if (persist || held) return
    const timer = setTimeout(() => onClose(id), stay[kind])
    return () => clearTimeout(timer)
  }, [id, kind, persist, held, onClose])
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return (
    <Box
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
      sx={{ pointerEvents: 'auto', animation: `${arriving} 180ms cubic-bezier(0, 0, 0.2, 1)` }}
    >
      <ToastCard
        toast={toast}
        onClose={() => {
          onLeave()
          onClose(id)
        }}
      />
    </Box>
  )
}

/**
 * The toasts on the screen. `app` shows one at a time, below the top bar; `public` at most 3, bottom centre, none twice, above what stands there. They stand in the open dialog, where there is one, and F8 leads to them.
 */
export const ToastStack = ({ placement }: { placement: 'app' | 'public' }) => {
  const { t } = useTranslation()
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const place = useSyncExternalStore(onToastPlaces, topToastPlace)
  const room = useSyncExternalStore(onToastRoom, toastRoom)
  const stack = useRef<HTMLDivElement>(null)
  const leave = useToastKey(stack)
  const [shown, setShown] = useState<readonly Toast[]>([])
  const [close] = useState(() => (id: number) => setShown((all) => all.filter((toast) => toast.id !== id)))
  const shelf = shelves[placement === 'public' && !phone ? 'wide' : placement]
  useEffect(() => {
    const drain = () => {
      const toasts = takeToasts()
      if (toasts.length > 0) setShown((all) => shelve(all, toasts, shelf))
    }
    drain()
    return onToasts(drain)
  }, [shelf])
  const { pathname } = useLocation()
  const way = useNavigationType()
  const [page, setPage] = useState(pathname)
  if (page !== pathname) {
    setPage(pathname)
    setShown(takenAlong(shown, way === 'POP' ? performance.now() : lastPress()))
  }
  const toasts = (
    <Box
      ref={stack}
      {...(shown.length > 0 && {
        role: 'region',
        'aria-label': t('toast.region', { key: toastKey }),
        'aria-keyshortcuts': toastKey,
      })}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInline: 20,
        ...(placement === 'app'
          ? { top: `calc(${room.head + fromTheBar}px + env(safe-area-inset-top))` }
          : { bottom: room.foot + fromTheFoot }),
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      {inSight(shown, shelf).map((toast) => (
        <TimedToast key={toast.id} toast={toast} onLeave={leave} onClose={close} />
      ))}
    </Box>
  )
  return place ? createPortal(toasts, place) : toasts
}
