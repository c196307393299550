import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { onToasts, waitingToasts } from './toastQueue.ts'

type Placement = { placement: 'app' | 'public' }

/** Until the stack is asked for again, in milliseconds; twice as long each time, since a newer version may lack it for good. */
const again = 3000

/** In the window's own colours, and in nobody's way. */
const plain = {
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 1400,
  textAlign: 'center',
  background: 'Canvas',
  color: 'CanvasText',
  pointerEvents: 'none',
} as const

/** What can be said without the stack's own code, which may be missing for the very reason that is to be said. */
const PlainToasts = () => (
  <div role="alert" style={plain}>
    {waitingToasts().map(({ id, message }) => (
      <p key={id}>{message}</p>
    ))}
  </div>
)

/**
 * Where toasts appear; loads with the first of them. One for the whole page, so that a toast survives a change of screen.
 * What does not load takes no page down: its words stand there plainly, and it is asked for again.
 */
export const ToastHost = ({ placement }: Placement) => {
  const waiting = useSyncExternalStore(onToasts, waitingToasts).length > 0
  const [Stack, setStack] = useState<ComponentType<Placement>>()
  const [isMissing, setMissing] = useState(false)
  const isNeeded = waiting && Stack === undefined
  useEffect(() => {
    if (!isNeeded) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    let tries = 0
    const load = (): Promise<void> =>
      import('./ToastStack.tsx').then(
        ({ ToastStack }) => setStack(() => ToastStack),
        () => {
          setMissing(true)
          if (!isGone) timer = setTimeout(load, again * 2 ** tries)
          tries += 1
        },
      )
    void load()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isNeeded])
  if (Stack !== undefined) return <Stack placement={placement} />
  return isMissing && waiting ? <PlainToasts /> : null
}
