import { type Anew, isSameEmail } from '#shared/domain/identity/named.ts'
import type { Definition, State } from './definition.ts'

/** What a state keeps of fields whose past is told no more: up to which version of the record. */
type Untold = Readonly<Record<string, number>>

/** A part of every state, and no field of it. */
export const untoldKey = 'untold'

/** Until the very write that says so. */
const withThis = 0

export const untoldOf = (state: Readonly<Record<string, unknown>> | undefined): Untold =>
  (state?.[untoldKey] ?? {}) as Untold // written here alone

/**
 * A state as it is written over the one before: what of the past is told no more it keeps, however it was put together, and
 * what this write takes from its readers it knows by its own version.
 */
export const withUntold = (before: State | undefined, after: State | undefined): State | undefined => {
  const untold = { ...untoldOf(before), ...untoldOf(after) }
  if (after === undefined || Object.keys(untold).length === 0) return after
  const version = Number(before?.version ?? 0) + 1
  const known = Object.entries(untold).map(([field, until]) => [field, until === withThis ? version : until])
  return { ...after, [untoldKey]: Object.fromEntries(known) }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is said of whoever has an address; `isUntold` where nobody is told any more what was said before. */
export interface SaidAnew {
  readonly email: string
  readonly anew: Anew
  readonly isUntold: boolean
}

/**
 * A state with what it says of whoever has an address said anew, where that does not have to stay. Where it is told no more,
 * history says of the fields that they changed, and not what they were (rule: erasure).
 */
export const saidAnew = ({ names = [] }: Definition, before: State, { email, anew, isUntold }: SaidAnew): State => {
  const after = names
    .filter((naming) => !naming.isProof && naming.people(before).some((each) => isSameEmail(each.email, email)))
    .reduce<State>((said, naming) => naming.anew(said, email, anew) as State, before)
  if (!isUntold) return after
  const changed = Object.keys({ ...before, ...after }).filter((field) => !isSame(before[field], after[field]))
  return {
    ...after,
    [untoldKey]: { ...untoldOf(before), ...Object.fromEntries(changed.map((each) => [each, withThis])) },
  }
}

/** The changes of a version as they may be told: of what is told no more, that it changed. */
export const asTold = <Told extends { readonly field: string }>(
  changes: readonly Told[],
  version: number,
  untold: Untold,
): (Told | { readonly field: string; readonly hidden: true })[] =>
  changes.map((change) =>
    version <= (untold[change.field] ?? 0) ? { field: change.field, hidden: true as const } : change,
  )
