import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Definition, State } from '#functions/_platform/storage/definition.ts'
import { packState } from '#functions/_platform/storage/packedState.ts'
import {
  findableOf,
  listRowsOf,
  partnerRowsOf,
  searchRowsOf,
  uniquesOf,
} from '#functions/_platform/storage/rowsOfState.ts'
import { readUp } from '#functions/_platform/storage/stateVersion.ts'

/** A state as a version of its kind keeps it, and the rows that it had then. */
export interface Kept {
  readonly state: State
  readonly rows: unknown
}

const folder = new URL('./states/', import.meta.url)
const fileOf = (kind: string, version: number) => new URL(`${kind}.${version}.json`, folder)

/** Every kept file by its name, `quote.1.json`. */
export const keptFiles = (): string[] => readdirSync(folder)

/** The states kept of a version; undefined where none are. */
export const keptStates = (kind: string, version: number): readonly Kept[] | undefined => {
  const file = fileOf(kind, version)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Everything that a definition writes for a state, search rows included: what must not change without a new version. */
export const rowsOf = (definition: Definition, state: State): unknown =>
  JSON.parse(
    JSON.stringify({
      lists: listRowsOf(definition, state),
      partners: partnerRowsOf(definition, state),
      uniques: [...uniquesOf(definition, state)],
      find: findableOf(definition, state),
      words: searchRowsOf(state.id, findableOf(definition, state)).map(({ suffix }) => suffix),
      expiresAt: definition.expiresAt?.(state as never),
    }),
  )

/** The states of a version as today's definition has them. */
export const readUpFrom = (definition: Definition, version: number): State[] =>
  (keptStates(definition.kind, version) ?? []).map(({ state }) =>
    readUp(definition, { state: packState(state), schema: version }),
  )

export { fileOf }
