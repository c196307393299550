import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Membership, placesOf, type UserRecord, users } from '../store/users.ts'
import { newUser } from '../users/newUser.ts'
import { withMemberships } from '../users/withMemberships.ts'

interface Kept {
  /** Whom it is kept for, as who invites calls them; one that is kept already keeps its names. */
  readonly guest: Pick<UserRecord, 'email' | 'firstName' | 'lastName'>
  /** Home first. */
  readonly memberships: readonly [Membership, ...Membership[]]
  /** Which of the places that are kept already is the same. */
  readonly isSame: (place: Stored<UserRecord>) => boolean
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/**
 * Keeps a place in organizations for whoever has an e-mail, until they accept it: to be committed with the invitation.
 * Nobody is made a member of anything without having said so.
 */
export const keepPlace = async ({
  guest,
  memberships,
  isSame,
  now,
}: Kept): Promise<{ readonly place: UserRecord; readonly write: Write }> => {
  const kept = (await placesOf(guest.email)).find(isSame)
  if (kept !== undefined) {
    const place = withMemberships(kept, memberships)
    return { place, write: users.update(kept, place) }
  }
  const [home, ...otherMemberships] = memberships
  const place = newUser({ ...home, ...guest, otherMemberships, isPlace: true, status: 'INVITED', now })
  return { place, write: users.create(place) }
}
