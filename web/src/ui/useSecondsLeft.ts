import { useEffect, useState } from 'react'

/** Whole seconds of a wait until it ends, both in epoch milliseconds; 0 once it has passed. */
export const secondsOf = ({ end, now }: { readonly end: number; readonly now: number }): number =>
  Math.max(0, Math.ceil((end - now) / 1000))

/** The seconds that are left of a wait, and how to begin one of so many seconds; `first` begins at once. */
export const useSecondsLeft = (first = 0): readonly [number, (seconds: number) => void] => {
  const [wait, setWait] = useState(() => ({ end: Date.now() + first * 1000, now: Date.now() }))
  const left = secondsOf(wait)
  useEffect(() => {
    if (secondsOf(wait) === 0) return
    const timer = setTimeout(() => setWait({ end: wait.end, now: Date.now() }), 1000)
    return () => clearTimeout(timer)
  }, [wait])
  return [left, (seconds) => setWait({ end: Date.now() + seconds * 1000, now: Date.now() })]
}
