import { messageOf } from '../api/messageOf.ts'
import { Problem } from '../api/problem.ts'
import { addToast, type ToastKind } from './toastQueue.ts'

export type ToastOptions = {
  /** A follow-up one click away (`Undo`, `Open quote`). */
  action?: { readonly label: string; readonly run: () => void }
  /** Stays until closed. */
  persist?: boolean
}

const show =
  (kind: ToastKind) =>
  (message: string, { action, persist = false, cause }: ToastOptions & { cause?: unknown } = {}): void =>
    addToast({ kind, message, persist, followUp: action, cause })

const error = show('error')

/** Short notes in a corner: what worked, what did not. Long error texts are cut to 60 characters, the rest a click away. */
export const toast = {
  success: show('success'),
  error,
  info: show('info'),
  warning: show('warning'),
  /** The message of a failed call, with Copy Error Details. Calls that were cancelled say nothing. */
  problem: (cause: unknown, options: ToastOptions = {}): void => {
    if (!isCancelled(cause)) error(messageOf(cause), { ...options, cause })
  },
}

const isCancelled = (cause: unknown): boolean => cause instanceof Problem && cause.cancelled
