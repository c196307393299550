import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Membership, membershipsOf, type UserRecord } from '../store/users.ts'
import { keepPlace } from './keepPlace.ts'

interface Sought {
  readonly known: UserRecord
  readonly membership: Membership
  /** Whom it is kept for, as who invites calls them. */
  readonly guest: Pick<UserRecord, 'email' | 'firstName' | 'lastName'>
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/**
 * The place that an organization keeps for a user who is known, until they accept it; undefined for who is a member already,
 * and for the provider's people, who belong to the provider alone.
 */
export const placeFor = async ({ known, membership, guest, now }: Sought) => {
  const { organizationId } = membership
  const isMember = membershipsOf(known).some((each) => each.organizationId === organizationId)
  if (isMember || known.accountType === 'COWBELL') return undefined
  return keepPlace({
    guest: { ...guest, email: known.email },
    memberships: [membership],
    isSame: (place) => place.organizationId === organizationId,
    now,
  })
}
