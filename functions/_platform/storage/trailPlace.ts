import { currentTrace } from '../log/log.ts'
import type { TrailPlace } from './auditRows.ts'
import type { Definition, State } from './definition.ts'

/** Lists of what is an organization's: its business, and what it works with. */
const ofOwner = /^(?:account|agency|organization|webhooks|(?:asked|keys|providers):[A-Z]+):(.+)$/

/** A record is of those in whose lists it is; an organization, which is in those of whom it belongs to, its own alone. */
const ownersOf = ({ list }: Definition, state: State | undefined): readonly string[] => {
  if (state === undefined) return []
  const scopes = list?.scopes(state) ?? []
  if (scopes.includes(`organization:${state.id}`)) return [state.id]
  return scopes.flatMap((scope) => ofOwner.exec(scope)?.[1] ?? [])
}

/** Where the trail has a write of a record; undefined for kinds that tell no history. */
export const trailPlaceOf = (
  definition: Definition,
  before: State | undefined,
  after: State | undefined,
): TrailPlace | undefined => {
  if (definition.history === undefined) return undefined
  const actedFor = currentTrace()?.actsFor
  return {
    kind: definition.kind,
    owners: [...new Set([...ownersOf(definition, before), ...ownersOf(definition, after)])],
    ...(actedFor !== undefined && { actedFor }),
  }
}
