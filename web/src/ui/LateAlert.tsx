import type { AlertProps } from '@mui/material/Alert'
import { lazy, Suspense } from 'react'

const Alert = lazy(() => import('@mui/material/Alert'))

/** An alert that loads when there is something to say: for the first screen, which mostly has nothing. */
export const LateAlert = (props: AlertProps) => (
  <Suspense fallback={null}>
    <Alert {...props} />
  </Suspense>
)
