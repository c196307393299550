import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so many milliseconds: what is typed, when nobody types any more. */
export const useSettled = <Value>(value: Value, milliseconds = 400): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
