import { enqueueSnackbar, type VariantType } from 'notistack'
import { messageOf } from '../api/messageOf.ts'

export type ToastOptions = {
  /** A follow-up one click away (`Undo`, `Open quote`). */
  action?: { readonly label: string; readonly run: () => void }
  /** Stays until closed. */
  persist?: boolean
}

declare module 'notistack' {
  interface OptionsObject {
    followUp?: ToastOptions['action']
    cause?: unknown
  }
}

const show =
  (variant: VariantType) =>
  (message: string, options: ToastOptions & { cause?: unknown } = {}) => {
    enqueueSnackbar(message, {
      variant,
      persist: options.persist ?? false,
      autoHideDuration: variant === 'error' || variant === 'warning' ? 8000 : 5000,
      ...(options.action ? { followUp: options.action } : {}),
      ...(options.cause === undefined ? {} : { cause: options.cause }),
    })
  }

const error = show('error')

/** Short notes in a corner: what worked, what did not. Long error texts are cut to 60 characters, the rest a click away. */
export const toast = {
  success: show('success'),
  error,
  info: show('info'),
  warning: show('warning'),
  /** The message of a failed call, with Copy Error Details. Calls that were cancelled say nothing. */
  problem: (cause: unknown, options: ToastOptions = {}) => error(messageOf(cause), { ...options, cause }),
}
