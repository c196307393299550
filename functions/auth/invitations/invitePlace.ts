import type { Write } from '#functions/_platform/storage/record.ts'
import { acceptanceAddress } from '#functions/directory/invitations/acceptanceAddress.ts'
import { inviteByLink } from '#functions/directory/invitations/inviteByLink.ts'
import { membershipOf, type UserRecord } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { organizationOf } from '../organizations/organization.ts'

interface PlaceInvitation {
  readonly place: UserRecord
  /** Who has the e-mail by now, if anybody has. */
  readonly known: UserRecord | undefined
  readonly invitedBy: string
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/**
 * The e-mail that leads to a kept place: who is new joins with a password, who is known signs in and accepts it. The
 * provider's people belong to the provider alone and get none.
 */
export const invitePlace = async ({
  place,
  known,
  invitedBy,
  now,
}: PlaceInvitation): Promise<{ readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] }> => {
  if (known?.accountType === 'COWBELL') return { writes: [], events: [] }
  const { firstName, lastName } = known ?? { firstName: '', lastName: '' }
  const { writes, event } = inviteByLink({
    tokenType: known === undefined ? 'EXISTING_ACCOUNT' : 'EXISTING_USER',
    guest: {
      email: place.email,
      firstName,
      lastName,
      membership: membershipOf(place),
      placeId: place.id,
      ...(known && { redirectUrl: acceptanceAddress(known) }),
    },
    invitedBy,
    organizationName: (await organizationOf(place)).name,
    now,
  })
  return { writes, events: [event] }
}
