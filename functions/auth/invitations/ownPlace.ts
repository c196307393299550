import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { placesOf, type UserRecord, users } from '#functions/directory/store/users.ts'

/** The places that are kept for a user; the provider's people belong to the provider alone. */
export const ownPlaces = async (user: UserRecord): Promise<readonly Stored<UserRecord>[]> =>
  user.accountType === 'COWBELL' ? [] : (await placesOf(user.email)).filter(({ enabled }) => enabled)

/** The caller and the place of an id that is kept for them, or `auth.linkExpired`. */
export const requireOwnPlace = async (
  actor: Actor,
  placeId: string,
): Promise<{ readonly user: Stored<UserRecord>; readonly place: Stored<UserRecord> }> => {
  const user = await users.require(actor.userId)
  const place = (await ownPlaces(user)).find(({ id }) => id === placeId)
  return place === undefined ? fail('auth.linkExpired') : { user, place }
}
