import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { users } from '../store/users.ts'

/** Whether somebody acts as one of the provider's own people. */
export const isOfStaff = (actor: Actor): boolean => actor.workflow === undefined && actor.accountType === 'COWBELL'

/** Somebody who made a write, as its reader knows them. */
export interface KnownActor {
  readonly name: string
  /** A person whom the reader knows by name. */
  readonly isPerson: boolean
}

/**
 * Who made writes, by the ids that the audit has. To others than the provider's own people, the provider's people are the
 * provider.
 */
export const namesOfActors = async (ids: readonly string[], reader: Actor): Promise<(id: string) => KnownActor> => {
  const people = await users.byIds([...new Set(ids.filter((id) => id.startsWith('usr_')))])
  const provider = { name: regionOf(config.region).provider.name, isPerson: false }
  const known = new Map<string, KnownActor>(
    people.map(({ id, firstName, lastName, accountType }) => [
      id,
      isOfStaff(reader) || accountType !== 'COWBELL' ? { name: `${firstName} ${lastName}`, isPerson: true } : provider,
    ]),
  )
  return (id) => {
    if (id.startsWith('wfl_')) return { name: 'The holder of a one-time code', isPerson: false }
    return known.get(id) ?? (id.startsWith('usr_') ? { name: 'A former user', isPerson: isOfStaff(reader) } : provider)
  }
}
