import { useEffect, useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

const count = (change: 1 | -1) => {
  open += change
  for (const listener of listeners) listener()
}

/** Counts a form that is open over the page. */
export const useOpenForm = (): void =>
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a form is open over the page. */
export const useFormIsOpen = (): boolean => useSyncExternalStore(subscribe, () => open > 0)
