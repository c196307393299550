import { useSyncExternalStore } from 'react'

let live = false
const listeners = new Set<() => void>()

/** Says whether this page is told at once of what changes. */
export const setLive = (next: boolean): void => {
  if (next === live) return
  live = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While news come, what is asked by the clock is asked so much less often, and not more often than each minute. */
const patience = 5
const least = 60_000

/** How often to ask for what news tell of (milliseconds): as often as given while none come. */
export const useFallback = (every: number): number =>
  useSyncExternalStore(subscribe, () => live) ? Math.max(patience * every, least) : every
