import type { ComponentType } from 'react'

/** What a dialog gets when it is opened by its key: what it is about (`modalData`), and how to leave. */
export type HostedDialogProps<Data = unknown> = { readonly data: Data | undefined; readonly onClose: () => void }

/** Loads a dialog when it is first opened. Its data came through an address or another feature: check before use. */
export type HostedDialog = () => Promise<{ readonly default: ComponentType<HostedDialogProps> }>

/** `modalData` is JSON, or a plain word such as an id. */
export const readModalData = (text: string | null): unknown => {
  if (text === null || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
