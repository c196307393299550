import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import { ToastCard } from './ToastCard.tsx'
import { onToasts, type Toast, takeToasts } from './toastQueue.ts'
import { shelve } from './toastShelf.ts'

/** Milliseconds that a toast stays; who is told of a failure has more to read. */
const stay = { success: 5000, info: 5000, warning: 8000, error: 8000 }

/** Toasts stand above what is fixed to the foot of a screen: a decision, Save, on a phone price and navigation. */
const aboveTheFoot = { xs: 'calc(138px + env(safe-area-inset-bottom))', sm: '84px' }

const arriving = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

/** A toast with its time, which stops while somebody is at it. */
const TimedToast = ({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) => {
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
      <ToastCard toast={toast} onClose={() => onClose(id)} />
    </Box>
  )
}

/**
 * The toasts on the screen. `app` stacks bottom right, one at a time on a phone; `public` shows at most 3, bottom centre,
 * none twice.
 */
export const ToastStack = ({ placement }: { placement: 'app' | 'public' }) => {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
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
  return (
    <Box
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
        <TimedToast key={toast.id} toast={toast} onClose={close} />
      ))}
    </Box>
  )
}
