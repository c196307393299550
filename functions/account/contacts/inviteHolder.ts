import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { AccountRecord } from '../store/account.ts'

interface Invitation {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/**
 * Lets the policy holder into the account: who is new gets a link to join by e-mail, who is known becomes a member of this
 * account as well and gets one to log in. To be committed with the contact.
 */
export const inviteHolder = async (account: AccountRecord, actor: Actor, now: string): Promise<Invitation> => {
  const { inviteByLink, joinOrganization, userByEmail } = await import('#functions/auth/public.ts')
  const email = account.policyContactEmail ?? ''
  const membership = {
    accountType: 'CUSTOMER',
    organizationId: account.id,
    role: 'Policy Holder',
    teamIds: [],
  } as const
  const known = await userByEmail(email)
  const { writes, event } = inviteByLink({
    tokenType: known === undefined ? 'EXISTING_ACCOUNT' : 'EXISTING_USER',
    guest: {
      email,
      firstName: account.policyContactFirstName ?? '',
      lastName: account.policyContactLastName ?? '',
      membership,
    },
    invitedBy: actor.name,
    organizationName: account.name,
    now,
  })
  const joined = known === undefined ? [] : [joinOrganization(known, membership)]
  return { writes: [...joined, ...writes], events: [event] }
}
