import { SnackbarProvider } from 'notistack'
import type { ReactNode } from 'react'
import { ToastCard } from './ToastCard.tsx'

const cards = { success: ToastCard, error: ToastCard, info: ToastCard, warning: ToastCard, default: ToastCard }

type ToastHostProps = {
  /** `app` stacks bottom right; `public` shows at most 3, bottom centre, none twice. */
  placement: 'app' | 'public'
  children?: ReactNode
}

/** Where toasts appear. One host for the whole page, so that a toast survives a change of screen. */
export const ToastHost = ({ placement, children }: ToastHostProps) => (
  <SnackbarProvider
    Components={cards}
    maxSnack={placement === 'public' ? 3 : 5}
    preventDuplicate={placement === 'public'}
    anchorOrigin={{ vertical: 'bottom', horizontal: placement === 'public' ? 'center' : 'right' }}
    transitionDuration={{ enter: 180, exit: 140 }}
  >
    {children}
  </SnackbarProvider>
)
