import {
  type Definition,
  findableOf,
  listRowsOf,
  type State,
  searchRowsOf,
} from '#functions/_platform/storage/rowsOfState.ts'

/** A partition takes so many write units a second (DynamoDB developer guide, partitions). */
export const unitsOfPartition = 1000

/** A record of a journey, with how often one journey writes it. */
export interface Step {
  readonly definition: Definition
  /** The record of the n-th journey. */
  readonly state: (journey: number) => State
  readonly writes: number
}

/**
 * Write units a second that each partition key takes at so many journeys a second. A row is within a kilobyte; in a
 * transaction it counts twice, its indexes once each and by their own keys, which are as many and never busier.
 */
export const loadOfKeys = (steps: readonly Step[], aSecond: number): ReadonlyMap<string, number> => {
  const load = new Map<string, number>()
  const add = (key: string, units: number) => load.set(key, (load.get(key) ?? 0) + units)
  for (const { definition, state, writes } of steps)
    for (let journey = 0; journey < aSecond; journey += 1) {
      const of = state(journey)
      for (const { list } of listRowsOf(definition, of)) add(`list ${list}`, 2 * writes)
      for (const { kind, scope, head } of searchRowsOf(of.id, findableOf(definition, of)))
        add(`search ${kind}|${scope}|${head}`, 1)
    }
  return load
}

/** The busiest keys first. */
export const busiest = (load: ReadonlyMap<string, number>): (readonly [string, number])[] =>
  [...load].sort(([, a], [, b]) => b - a)
