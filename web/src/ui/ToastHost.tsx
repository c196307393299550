import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { onToasts, waitingToasts } from './toastQueue.ts'

const ToastStack = lazy(() => import('./ToastStack.tsx').then((module) => ({ default: module.ToastStack })))

/** Where toasts appear; loads with the first of them. One for the whole page, so that a toast survives a change of screen. */
export const ToastHost = ({ placement }: { placement: 'app' | 'public' }) => {
  const waiting = useSyncExternalStore(onToasts, waitingToasts).length > 0
  const [needed, setNeeded] = useState(false)
  if (waiting && !needed) setNeeded(true)
  return needed ? (
    <Suspense fallback={null}>
      <ToastStack placement={placement} />
    </Suspense>
  ) : null
}
