export type ToastKind = 'error' | 'info' | 'success' | 'warning'

/** A toast on its way to the screen. */
export type Toast = {
  readonly id: number
  /** When it was said, in milliseconds of the page. */
  readonly at: number
  readonly kind: ToastKind
  readonly message: string
  readonly persist: boolean
  readonly followUp: { readonly label: string; readonly run: () => void } | undefined
  readonly cause: unknown
}

let last = 0
let waiting: readonly Toast[] = []
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

export const addToast = (toast: Omit<Toast, 'at' | 'id'>): void => {
  last += 1
  waiting = [...waiting, { ...toast, id: last, at: performance.now() }]
  tell()
}

export const waitingToasts = (): readonly Toast[] => waiting

/** Hands over what waits, to whoever shows it. */
export const takeToasts = (): readonly Toast[] => {
  const taken = waiting
  waiting = []
  if (taken.length > 0) tell()
  return taken
}

export const onToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
