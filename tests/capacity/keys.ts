import { trailRowsOf } from '#functions/_platform/storage/auditTrail.ts'
import type { Definition, State } from '#functions/_platform/storage/definition.ts'
import { findableOf, listRowsOf, partnerRowsOf, searchRowsOf } from '#functions/_platform/storage/rowsOfState.ts'
import { trailPlaceOf } from '#functions/_platform/storage/trailPlace.ts'

/** A partition takes so many write units a second (DynamoDB developer guide, partitions). */
export const unitsOfPartition = 1000

/** A record of a journey, with how often one journey writes it. */
export interface Step {
  readonly definition: Definition
  /** The record of the n-th journey. */
  readonly state: (journey: number) => State
  readonly writes: number
}

/** Units of a row that is written, in a transaction or not. */
const inTransaction = 2
const alone = 1

/**
 * Write units a second that each partition key takes at so many journeys a second. A row is within a kilobyte; in a
 * transaction it counts twice, its indexes once each and by their own keys, which are as many and never busier. Lists of
 * partners, the trail and the words of search follow by the stream, beside each other.
 */
export const loadOfKeys = (steps: readonly Step[], aSecond: number): ReadonlyMap<string, number> => {
  const load = new Map<string, number>()
  const add = (key: string, units: number) => load.set(key, (load.get(key) ?? 0) + units)
  for (const { definition, state, writes } of steps)
    for (let journey = 0; journey < aSecond; journey += 1) {
      const of = state(journey)
      add(`state ${of.id}`, inTransaction * writes)
      for (const { list } of listRowsOf(definition, of)) add(`list ${list}`, inTransaction * writes)
      for (const list of partnerRowsOf(definition, of)?.lists ?? []) add(`list ${list}`, alone * writes)
      const trail = trailPlaceOf(definition, undefined, of)
      if (trail !== undefined)
        for (const { trail: name, shard } of trailRowsOf({ ...entry, recordId: of.id, trail }))
          add(`trail ${name}|${shard}`, alone * writes)
      for (const { kind, scope, head } of searchRowsOf(of.id, findableOf(definition, of)))
        add(`search ${kind}|${scope}|${head}`, alone)
    }
  return load
}

/** What the audit has of a write, but for the record; the platform itself writes most. */
const entry = { actor: 'system', at: '2026-11-27T12:00:00.000Z', operation: 'task', version: 1 } as const

/** The busiest keys first. */
export const busiest = (load: ReadonlyMap<string, number>): (readonly [string, number])[] =>
  [...load].sort(([, a], [, b]) => b - a)
