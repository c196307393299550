import type { AlertProps } from '@mui/material/Alert'
import { lazy, Suspense } from 'react'

/** What can be said without the alert's own code: it may be missing for the very reason that is to be said. */
const PlainAlert = ({ children }: AlertProps) => <div role="alert">{children}</div>

const Alert = lazy(() => import('@mui/material/Alert').catch(() => ({ default: PlainAlert })))

/** An alert that loads when there is something to say: for the first screen, which mostly has nothing. */
export const LateAlert = (props: AlertProps) => (
  <Suspense fallback={null}>
    <Alert {...props} />
  </Suspense>
)
