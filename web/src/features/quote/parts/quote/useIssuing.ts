import { useSyncExternalStore } from 'react'

const issuing = new Set<string>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The policy of this quote was asked for in this tab; its page waits until it is there. */
export const markIssuing = (quoteId: string): void => {
  issuing.add(quoteId)
  tell()
}

/** The policy is there; true the first time this is said of one that was asked for here. */
export const markIssued = (quoteId: string): boolean => {
  const awaited = issuing.delete(quoteId)
  if (awaited) tell()
  return awaited
}

/** Whether the policy of this quote was asked for and is not there yet. */
export const useIssuing = (quoteId: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => issuing.has(quoteId),
  )
