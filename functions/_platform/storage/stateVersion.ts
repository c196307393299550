import { fail } from '../problems/problem.ts'
import type { Definition, State } from './definition.ts'
import { type PackedState, unpackState } from './packedState.ts'

/** The version of the states that a definition speaks of, and of the rows that it gives them. */
export const versionOf = ({ version = 1 }: Definition): number => version

/** How a row says its version: the first needs no word. */
export const versionAttribute = (definition: Definition): { readonly schema?: number } => {
  const version = versionOf(definition)
  return version === 1 ? {} : { schema: version }
}

/** Whether a row of a state or of a list was written by an older definition of its kind. */
export const isOld = (definition: Definition, { schema = 1 }: { readonly schema?: number | undefined }): boolean =>
  schema < versionOf(definition)

/** Whether a newer deployment wrote it. */
export const isNewer = (definition: Definition, { schema = 1 }: { readonly schema?: number | undefined }): boolean =>
  schema > versionOf(definition)

/**
 * A state as the definition speaks of it, whichever version of it is kept. One that a newer deployment has written is
 * nobody's to guess at: `server.unavailable`, until this one has gone.
 */
export const readUp = (
  definition: Definition,
  { state, schema = 1 }: { readonly state: PackedState; readonly schema?: number | undefined },
): State => {
  const version = versionOf(definition)
  if (isNewer(definition, { schema })) return fail('server.unavailable')
  let read: unknown = unpackState(state)
  for (let from = schema; from < version; from += 1) {
    const step = definition.from?.[from]
    if (step === undefined) throw new Error(`Nothing reads a ${definition.kind} of version ${from} up.`)
    read = step(read)
  }
  return read as State
}
