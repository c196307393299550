import { type Actor, hasJumped } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import {
  acceptanceAddress,
  inviteByLink,
  placeFor,
  refuseBlacklisted,
  userByEmail,
} from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { AccountRecord } from '../store/account.ts'

interface Invitation {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/**
 * Lets the policy holder into the account: who is new gets a link to join by e-mail; who is known gets one to log in, and a
 * place in this account that they accept. The provider's people belong to the provider alone. Who has jumped in lets nobody
 * in (`auth.jumpRefused`). To be committed with the contact.
 */
export const inviteHolder = async (account: AccountRecord, actor: Actor, now: Instant): Promise<Invitation> => {
  if (hasJumped(actor)) return fail('auth.jumpRefused')
  const email = account.policyContactEmail ?? ''
  await refuseBlacklisted(email)
  const membership = {
    accountType: 'CUSTOMER',
    organizationId: account.id,
    role: 'Policy Holder',
    teamIds: [],
  } as const
  const known = await userByEmail(email)
  if (known?.accountType === 'COWBELL') return { writes: [], events: [] }
  const guest = {
    email,
    firstName: account.policyContactFirstName ?? '',
    lastName: account.policyContactLastName ?? '',
  }
  const place = known && (await placeFor({ known, membership, guest, now }))
  const { writes, event } = inviteByLink({
    tokenType: known === undefined ? 'EXISTING_ACCOUNT' : 'EXISTING_USER',
    guest: {
      ...guest,
      membership,
      ...(place && { placeId: place.place.id, redirectUrl: acceptanceAddress(known) }),
    },
    invitedBy: actor.name,
    organizationName: account.name,
    now,
  })
  return { writes: [...(place ? [place.write] : []), ...writes], events: [event] }
}
