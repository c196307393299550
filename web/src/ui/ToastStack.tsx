import GlobalStyles from '@mui/material/GlobalStyles'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { enqueueSnackbar, SnackbarProvider } from 'notistack'
import { useEffect } from 'react'
import { ToastCard } from './ToastCard.tsx'
import { onToasts, takeToasts } from './toastQueue.ts'

declare module 'notistack' {
  interface OptionsObject {
    followUp?: { readonly label: string; readonly run: () => void } | undefined
    cause?: unknown
  }
}

const cards = { success: ToastCard, error: ToastCard, info: ToastCard, warning: ToastCard, default: ToastCard }

const drain = (): void => {
  for (const { variant, message, persist, followUp, cause } of takeToasts()) {
    const lasting = variant === 'error' || variant === 'warning' ? 8000 : 5000
    enqueueSnackbar(message, { variant, persist, autoHideDuration: lasting, followUp, cause })
  }
}

/** Toasts stand above what is fixed to the foot of a screen: a decision, Save, on a phone price and navigation. */
const aboveTheFoot = {
  '.toasts-of-app': {
    bottom: '84px !important',
    '@media (max-width: 599.95px)': { bottom: 'calc(138px + env(safe-area-inset-bottom)) !important' },
  },
}

/**
 * The toasts on the screen. `app` stacks bottom right, one at a time on a phone; `public` shows at most 3, bottom centre,
 * none twice.
 */
export const ToastStack = ({ placement }: { placement: 'app' | 'public' }) => {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  useEffect(() => {
    drain()
    return onToasts(drain)
  }, [])
  return (
    <>
      <GlobalStyles styles={aboveTheFoot} />
      <SnackbarProvider
        Components={cards}
        maxSnack={phone ? 1 : placement === 'public' ? 3 : 5}
        preventDuplicate={placement === 'public'}
        anchorOrigin={{ vertical: 'bottom', horizontal: placement === 'public' ? 'center' : 'right' }}
        transitionDuration={{ enter: 180, exit: 140 }}
        {...(placement === 'app' ? { classes: { containerRoot: 'toasts-of-app' } } : {})}
      />
    </>
  )
}
