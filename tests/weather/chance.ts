/** Answers with a number from 0 up to 1, the next for what is named: the same numbers in the same order for one seed. */
export type Chance = (of: string) => number

const mixed = (hash: number): number => {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

const hashed = (text: string, from: number): number => {
  let hash = from ^ 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return mixed(hash)
}

/**
 * Chance by a seed. Each name has a series of its own, so that what happens at the fifth `throttle:GetItem` does not hang on
 * which of several concurrent calls came first.
 */
export const chanceOf = (seed: number): Chance => {
  const drawn = new Map<string, number>()
  return (of) => {
    const times = drawn.get(of) ?? 0
    drawn.set(of, times + 1)
    return hashed(`${of}#${times}`, mixed(seed >>> 0)) / 2 ** 32
  }
}

/** A copy in an order of chance. */
export const shuffled = <Value>(values: readonly Value[], chance: Chance, of: string): Value[] => {
  const copy = [...values]
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance(of) * (last + 1))
    const [a, b] = [copy[last], copy[other]]
    if (a === undefined || b === undefined) continue
    copy[last] = b
    copy[other] = a
  }
  return copy
}
