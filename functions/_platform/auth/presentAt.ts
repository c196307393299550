import type { Instant } from '#shared/domain/calendar/instant.ts'
import { houseOf, othersPresent } from '#shared/domain/identity/presence.ts'
import { notePresent } from '../storage/presence.ts'
import type { Actor } from './actor.ts'

/** Notes that somebody has a record of their reach open, and answers who else has of whom they are told. */
export const presentAt = async (
  recordId: string,
  { actor, editing, now }: { readonly actor: Actor; readonly editing: boolean; readonly now: Instant },
) => {
  const { userId, name } = actor
  const present = await notePresent(recordId, { userId, name, house: houseOf(actor), isEditing: editing }, now)
  return {
    people: othersPresent(present, { viewer: actor, now }).map(({ userId, name, since, isEditing }) => ({
      userId,
      name,
      since,
      editing: isEditing,
    })),
  }
}
