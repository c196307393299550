import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { agenciesLookedAfter, membershipsOf, type User } from '#functions/directory/public.ts'
import type { ConversationSide } from '#shared/contracts/quote/noteRecord.ts'
import { realmOf } from '#shared/domain/identity/roles.ts'
import { mayUse } from '#shared/permissions.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { ownershipOf } from '../store/reach.ts'

/** On which side of a quote whoever asks stands. */
export const sideOfActor = ({ accountType }: Actor): ConversationSide =>
  accountType === 'AGENCY' ? 'AGENCY' : 'UNDERWRITING'

/**
 * On which side of a quote a user may take part in its conversation; undefined of who is disabled, does not see the quote,
 * or has no part in conversations.
 */
export const sideOf = (user: User, quote: StoredQuote): ConversationSide | undefined => {
  if (!user.enabled || user.isPlace) return undefined
  const place = membershipsOf(user).find((each) => {
    const { accountType, organizationId, role, teamIds } = each
    if (!(accountType === 'AGENCY' || accountType === 'COWBELL') || !mayUse(role, 'quote:converse')) return false
    const agencyIds = agenciesLookedAfter(user, each)
    const reach = { accountType, organizationId, realm: realmOf(role), teamIds, ...(agencyIds && { agencyIds }) }
    return isTheirs(reach, ownershipOf(quote))
  })
  return place && (place.accountType === 'AGENCY' ? 'AGENCY' : 'UNDERWRITING')
}
