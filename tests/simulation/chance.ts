/** Everything random in a life, of one seed: the same seed makes the same choices. */
export interface Chance {
  /** From 0 up to 1. */
  readonly unit: () => number
  /** An integer from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number
  /** Whether what happens with this probability happens now. */
  readonly happens: (probability: number) => boolean
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  readonly shuffled: <Value>(values: readonly Value[]) => Value[]
  /** A stream of its own, so that what is drawn there moves nothing here. */
  readonly branch: (name: string) => Chance
  /** So many letters and digits. */
  readonly letters: (length: number) => string
}

const alphabet = 'abcdefghjkmnpqrstvwxyz23456789'

/** FNV-1a: a number for a text. */
const numberOf = (text: string): number => {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return hash >>> 0
}

/** Mulberry32: small, quick, and good enough to choose by. */
export const chanceOf = (seed: string): Chance => {
  let state = numberOf(seed)
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (least: number, most: number) => least + Math.floor(unit() * (most - least + 1))
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(unit() * values.length)]
  return {
    unit,
    between,
    happens: (probability) => unit() < probability,
    pick,
    shuffled: (values) =>
      values
        .map((value) => [unit(), value] as const)
        .sort(([a], [b]) => a - b)
        .map(([, value]) => value),
    branch: (name) => chanceOf(`${seed}/${name}`),
    letters: (length) => Array.from({ length }, () => pick([...alphabet])).join(''),
  }
}
