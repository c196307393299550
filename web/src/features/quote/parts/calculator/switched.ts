import type { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'

type Coverages = CalculatorAnswer['coverages']

/** Coverages that came or went between two prices, by name. More than two are a package's doing, and no longer told. */
export type Switched = { readonly on: readonly string[]; readonly off: readonly string[] }

const most = 2

/** Which coverages came or went; undefined when none did, or too many to be told. */
export const switchedBetween = (before: Coverages, after: Coverages): Switched | undefined => {
  const changed = Object.entries(after).filter(([id, { selected }]) => selected !== (before[id]?.selected ?? false))
  if (changed.length === 0 || changed.length > most) return undefined
  const names = (on: boolean) => changed.flatMap(([, { selected, name }]) => (selected === on ? [name] : []))
  return { on: names(true), off: names(false) }
}
