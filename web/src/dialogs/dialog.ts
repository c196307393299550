import type { ReactElement } from 'react'
import type { z } from 'zod'

/** What the module of a dialog exports by default, see `hosted`. `Data` is what it is about. */
export type HostedDialog<Data> = {
  readonly schema: z.ZodObject
  /** The dialog about `data`, which came through an address or from another feature; undefined where it does not fit. */
  readonly show: (data: unknown, onClose: () => void) => ReactElement | undefined
  /** Never called: by it the compiler knows a dialog that takes less from one that takes more. */
  readonly takes?: (data: Data) => void
}

/** A dialog that any feature opens by its value and an address by its key; its module is loaded when it is first opened. */
export type Dialog<Data> = {
  readonly key: string
  readonly load: () => Promise<{ readonly default: HostedDialog<Data> }>
}

/** Any dialog, whatever it is about. */
export type AnyDialog = Dialog<never>

/**
 * Declares a dialog in its feature's `dialogs.ts`: under the specification's key where it names one, else under the
 * operation's name.
 */
export const dialog = <Data>(key: string, load: Dialog<Data>['load']): Dialog<Data> => ({ key, load })

/** `modalData` of an address: JSON, or a plain word such as an id. */
export const readModalData = (text: string | null): unknown => {
  if (text === null || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
