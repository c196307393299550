import { type RefObject, useEffect, useRef } from 'react'

/** The key that leads to the toasts, as in other applications that have them. */
export const toastKey = 'F8'

/**
 * Leads to the newest toast by F8, from wherever one is. Returns what leads back there, to be called when somebody closes a
 * toast.
 */
export const useToastKey = (stack: RefObject<HTMLElement | null>): (() => void) => {
  const origin = useRef<HTMLElement>(null)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== toastKey) return
      const newest = stack.current?.lastElementChild?.querySelector<HTMLElement>('button')
      if (!newest) return
      event.preventDefault()
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && !stack.current?.contains(activeElement))
        origin.current = activeElement
      newest.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [stack])
  return () => {
    if (stack.current?.contains(document.activeElement)) origin.current?.focus()
  }
}
