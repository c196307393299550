import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { agenciesLookedAfter, mayIn, membershipsOf, type User } from '#functions/directory/public.ts'
import type { ConversationSide } from '#shared/contracts/quote/noteRecord.ts'
import { realmOf } from '#shared/domain/identity/roles.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { ownershipOf } from '../store/reach.ts'

/** On which side of a quote whoever asks stands. */
export const sideOfActor = ({ accountType }: Actor): ConversationSide =>
  accountType === 'AGENCY' ? 'AGENCY' : 'UNDERWRITING'

/**
 * On which side of a quote a user may take part in its conversation; undefined of who is disabled, does not see the quote,
 * or has no part in conversations.
 */
export const sideOf = async (user: User, quote: StoredQuote): Promise<ConversationSide | undefined> => {
  if (!user.enabled || user.isPlace) return undefined
  const places = membershipsOf(user).filter((each) => {
    const { accountType, organizationId, role, teamIds } = each
    if (!(accountType === 'AGENCY' || accountType === 'COWBELL')) return false
    const agencyIds = agenciesLookedAfter(user, each)
    const reach = { accountType, organizationId, realm: realmOf(role), teamIds, ...(agencyIds && { agencyIds }) }
    return isTheirs(reach, ownershipOf(quote))
  })
  const takesPart = await Promise.all(places.map((place) => mayIn(place, 'quote:converse')))
  const place = places.find((_, index) => takesPart[index])
  return place && (place.accountType === 'AGENCY' ? 'AGENCY' : 'UNDERWRITING')
}
