/** Dice that fall the same way for the same seed. */
export interface Dice {
  /** From 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  /** True so often in a hundred times. */
  percent(share: number): boolean
  pick<Each>(from: readonly Each[]): Each
  /** One by its weight. */
  weighed<Each>(from: readonly (readonly [Each, number])[]): Each
}

/** Dice by a text: mulberry32 over the text's hash. */
export const diceOf = (seed: string): Dice => {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <Each>(from: readonly Each[]): Each => {
    const found = from[Math.floor(next() * from.length)]
    if (found === undefined) throw new RangeError('Dice pick from nothing.')
    return found
  }
  return {
    next,
    pick,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    percent: (share) => next() * 100 < share,
    weighed: (from) => {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [each, weight] of from) {
        left -= weight
        if (left < 0) return each
      }
      return pick(from)[0]
    },
  }
}
