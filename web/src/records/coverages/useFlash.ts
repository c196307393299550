import { useEffect, useRef, useState } from 'react'

/** How long a difference stays marked: long enough to be found, too short to be in the way. */
const moment = 1800

/** True for a moment after `signature` changed; not for the first one. */
export const useFlash = (signature: string | number): boolean => {
  const [flashing, setFlashing] = useState(false)
  const before = useRef(signature)
  useEffect(() => {
    if (before.current === signature) return
    before.current = signature
    setFlashing(true)
    const timer = setTimeout(() => setFlashing(false), moment)
    return () => clearTimeout(timer)
  }, [signature])
  return flashing
}
