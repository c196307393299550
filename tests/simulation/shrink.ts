import { type Lived, relive } from './life.ts'
import type { Stage } from './scene.ts'

/** A wrong by its kind: the sentence without the names of this one life. */
const kindOf = (wrong: string): string =>
  wrong
    .replace(/\b[a-z]{3}_[\w]+/g, '@')
    .replace(/"[^"]*"|\d+/g, '#')
    .slice(0, 90)

/** How often a history may be lived again for the sake of a shorter one. */
const mostTries = 150

/**
 * The shortest history found that ends in the same wrong: parts are left out, halves first and single steps in the end,
 * for as long as what is left still goes wrong alike.
 */
export const shrink = async (stage: Stage, seed: string, lived: Lived): Promise<Lived> => {
  const wanted = kindOf(lived.wrongs[0] ?? '')
  let best = await relive(stage, seed, lived.steps)
  let tries = 1
  // Not every life can be lived again: what came from beyond the world's dice and clock is no part of its seed.
  if (!best.wrongs.some((wrong) => kindOf(wrong) === wanted)) return lived
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = best.steps.length - size; from > -size && tries < mostTries; from -= size) {
      const start = Math.max(0, from)
      const steps = best.steps.filter((_, index) => index < start || index >= start + size)
      if (steps.length === best.steps.length) continue
      tries += 1
      const shorter = await relive(stage, seed, steps)
      if (shorter.wrongs.some((wrong) => kindOf(wrong) === wanted)) best = shorter
    }
  return best
}
