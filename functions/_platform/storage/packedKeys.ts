import { type PackedState, packState, unpackState } from './packedState.ts'

/** The keys of the rows that are written with a state. */
export interface KeysOfRows {
  readonly lists: readonly string[]
  /** Key and value. */
  readonly uniques: readonly (readonly [string, string])[]
}

/** The keys of a state's rows as they lie beside it. */
export const packKeys = (keys: KeysOfRows): PackedState => packState(keys)

export const unpackKeys = (keys: PackedState): KeysOfRows => unpackState(keys) as unknown as KeysOfRows
