const drops = new Set<() => void>()

/** Makes a value when it is first asked for and holds it while the process lives: a client, a key that never changes. */
export const held = <Value>(make: () => Value, release?: (value: Value) => void): (() => Value) => {
  let holding: { readonly value: Value } | undefined
  drops.add(() => {
    if (holding !== undefined) release?.(holding.value)
    holding = undefined
  })
  return () => {
    holding ??= { value: make() }
    return holding.value
  }
}

/** Lets go of all that is held, to be made anew: for tests and measurements that move from one world to another. */
export const letGo = (): void => {
  for (const drop of drops) drop()
}
