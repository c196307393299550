import { useRef } from 'react'

/** Whether the work is under way. */
export interface Latch {
  isOn: boolean
}

/** Does work unless it is under way: the second press of a double click comes before any button is seen to be busy. */
export const oneAtATime = async (latch: Latch, work: () => Promise<unknown> | unknown): Promise<void> => {
  if (latch.isOn) return
  latch.isOn = true
  try {
    await work()
  } finally {
    latch.isOn = false
  }
}

/** The same for a component, whose work it is. */
export const useOneAtATime = (): ((work: () => Promise<unknown> | unknown) => Promise<void>) => {
  const latch = useRef<Latch>({ isOn: false })
  return (work) => oneAtATime(latch.current, work)
}
