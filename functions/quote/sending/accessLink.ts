import { type Actor, hasJumped } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import {
  acceptanceAddress,
  invitationLink,
  membershipsOf,
  placeFor,
  refuseBlacklisted,
  userByEmail,
} from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mayAs } from '#shared/permissions.ts'
import type { StoredQuote } from '../store/quotes.ts'

/** Somebody to whom a quote is sent. */
interface Recipient {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Who sends a quote, and when. */
export interface Sending {
  readonly actor: Actor
  readonly now: Instant
  /** Letting somebody in asks for a fresh proof. */
  readonly requireStepUp: () => void
}

/** Where the e-mail about a quote leads, and what to commit with it. */
interface AccessLink {
  readonly writes: readonly Write[]
  readonly url: string
}

/**
 * Lets the policy holder into the account with the quote: who is new joins with a password, who is known logs in; both come
 * to the quote, who is no member of the account yet by way of the place that is kept there and has to be accepted. Who has
 * jumped in lets nobody in (`auth.jumpRefused`).
 */
export const holderLink = async (
  quote: StoredQuote,
  holder: Recipient,
  { actor, now, requireStepUp }: Sending,
): Promise<AccessLink> => {
  if (hasJumped(actor)) return fail('auth.jumpRefused')
  await refuseBlacklisted(holder.email)
  requireStepUp()
  const known = await userByEmail(holder.email)
  const membership = {
    accountType: 'CUSTOMER',
    organizationId: quote.accountId,
    role: 'Policy Holder',
    teamIds: [],
  } as const
  const place = known && (await placeFor({ known, membership, guest: holder, now }))
  const { url, write } = invitationLink({
    tokenType: known === undefined ? 'QUOTE_SENT_NEW_USER' : 'QUOTE_SENT_EXISTING_USER',
    guest: {
      ...holder,
      membership,
      ...(place && { placeId: place.place.id }),
      redirectUrl: place ? acceptanceAddress(known) : `/customer/quotes/${quote.id}`,
    },
    now,
  })
  return { url, writes: place ? [write, place.write] : [write] }
}

/**
 * Leads the quote's agent to the quote: who is known logs in, who is new joins the agency in the quote's teams where the
 * sender may invite and has not jumped in, and else finds the login. Who is no colleague is asked about alike, known or not.
 */
export const agentLink = async (
  quote: StoredQuote,
  agent: Recipient,
  { actor, now, requireStepUp }: Sending,
): Promise<AccessLink> => {
  const mayInvite = mayAs(actor, 'user:invite') && !hasJumped(actor)
  const known = await userByEmail(agent.email)
  const redirectUrl = `/agency/quotes/${quote.id}`
  if (known === undefined && !mayInvite) return { url: `${config.publicUrl}${redirectUrl}`, writes: [] }
  const { agencyId: organizationId, teamIds } = quote
  const isColleague = known !== undefined && membershipsOf(known).some((each) => each.organizationId === organizationId)
  if (mayInvite && !isColleague) {
    await refuseBlacklisted(agent.email)
    requireStepUp()
  }
  const membership = { accountType: 'AGENCY', organizationId, role: 'Agent', teamIds } as const
  const { url, write } = invitationLink({
    tokenType: known === undefined ? 'QUOTE_LINK_NEW_AGENT' : 'QUOTE_LINK_EXISTING_AGENT',
    guest: { ...agent, membership, redirectUrl },
    now,
  })
  return { url, writes: [write] }
}
