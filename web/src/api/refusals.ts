import { createContext } from 'react'
import type { Permission } from '#shared/permissions.ts'

/** What a page does not show: for a permission that its reader has not, or for the status of the record that it is about. */
export type Refused =
  | { readonly permission: Permission }
  /** What would be done, as its life names it (`close it`), and in which statuses it can be. */
  | { readonly word: string; readonly status: string; readonly from: readonly string[] }

/**
 * What a page has asked for in vain. Each was asked to show something, so that these are what its reader may miss there:
 * nobody who hides a button has to write down why.
 */
export interface Refusals {
  /** Notes why something is not shown, under a name of its own; that it is, without a reason. */
  readonly note: (name: string, refused: Refused | undefined) => void
  readonly read: () => ReadonlyMap<string, Refused>
  readonly subscribe: (onChange: () => void) => () => void
}

/** Nothing asked yet, as on a page that opens. */
export const newRefusals = (): Refusals => {
  let noted: ReadonlyMap<string, Refused> = new Map()
  const listeners = new Set<() => void>()
  return {
    note: (name, refused) => {
      if (JSON.stringify(noted.get(name)) === JSON.stringify(refused)) return
      noted = new Map(
        [...noted, ...(refused ? [[name, refused] as const] : [])].filter(([each]) => refused ?? each !== name),
      )
      // It is asked while the page is drawn, when nothing else may be drawn anew.
      queueMicrotask(() => {
        for (const tell of listeners) tell()
      })
    },
    read: () => noted,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** Of the page around; none around the frame and dialogs, where nobody looks for what a page does. */
export const RefusalsContext = createContext<Refusals | undefined>(undefined)
