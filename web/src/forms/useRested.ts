import { useEffect, useState } from 'react'

/** How long a change rests before it is priced (ms): shorter than a glance, longer than a step of a slider. */
const glance = 120

/** The value once it has not changed for `rest` milliseconds; the first one at once. */
export const useRested = <Value>(value: Value, rest = glance): Value => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return rested
}
