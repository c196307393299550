import { config } from '../config/config.ts'

const drops = new Set<() => void>()

/**
 * Makes a value when it is first asked for and holds it while the process lives: a client, a key that never changes. Where
 * several functions share a process, each holds its own: what one was given is not another's to use.
 */
export const held = <Value>(make: () => Value, release?: (value: Value) => void): (() => Value) => {
  const holding = new Map<string | undefined, Value>()
  drops.add(() => {
    for (const value of holding.values()) release?.(value)
    holding.clear()
  })
  return () => {
    const holder = config.functionName
    const before = holding.get(holder)
    if (before !== undefined) return before
    const value = make()
    holding.set(holder, value)
    return value
  }
}

/** Lets go of all that is held, to be made anew: for tests and measurements that move from one world to another. */
export const letGo = (): void => {
  for (const drop of drops) drop()
}
