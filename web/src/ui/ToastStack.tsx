import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ToastCard } from './ToastCard.tsx'
import { onToastPlaces, topToastPlace } from './toastPlaces.ts'
import { onToasts, type Toast, takeToasts } from './toastQueue.ts'
import { shelve } from './toastShelf.ts'
import { toastKey, useToastKey } from './useToastKey.ts'

/** Milliseconds that a toast stays; who is told of a failure has more to read. */
const stay = { success: 5000, info: 5000, warning: 8000, error: 8000 }

/** Toasts stand above what is fixed to the foot of a screen: a decision, Save, on a phone price and navigation. */
const aboveTheFoot = { xs: 'calc(138px + env(safe-area-inset-bottom))', sm: '84px' }

const arriving = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

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
 * The toasts on the screen. `app` stacks bottom right, one at a time on a phone; `public` shows at most 3, bottom centre,
 * none twice. They stand in the open dialog, where there is one, and F8 leads to them.
 */
export const ToastStack = ({ placement }: { placement: 'app' | 'public' }) => {
  const { t } = useTranslation()
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const place = useSyncExternalStore(onToastPlaces, topToastPlace)
  const stack = useRef<HTMLDivElement>(null)
  const leave = useToastKey(stack)
  const [shown, setShown] = useState<readonly Toast[]>([])
  const [close] = useState(() => (id: number) => setShown((all) => all.filter((toast) => toast.id !== id)))
  useEffect(() => {
    const shelf = { most: phone ? 1 : placement === 'public' ? 3 : 5, twice: placement === 'app' }
    const drain = () => {
      const toasts = takeToasts()
      if (toasts.length > 0) setShown((all) => shelve(all, toasts, shelf))
    }
    drain()
    return onToasts(drain)
  }, [phone, placement])
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
        bottom: placement === 'app' ? aboveTheFoot : 20,
        display: 'flex',
        flexDirection: 'column',
        alignItems: { xs: 'center', sm: placement === 'app' ? 'flex-end' : 'center' },
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      {shown.map((toast) => (
        <TimedToast key={toast.id} toast={toast} onLeave={leave} onClose={close} />
      ))}
    </Box>
  )
  return place ? createPortal(toasts, place) : toasts
}
