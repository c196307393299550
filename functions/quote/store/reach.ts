import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, type Ownership } from '#functions/_platform/auth/relation.ts'
import { quotes, type StoredQuote } from './quotes.ts'

/** Whose a quote is; a workflow token opens it by naming it. */
export const ownershipOf = ({ id, agencyId, accountId, partnerIds, teamIds }: StoredQuote): Ownership => ({
  agencyId,
  accountId,
  partnerIds,
  teamIds,
  subjectIds: [id],
})

/** The quote, or `quote.notFound` when there is none or it is not in the actor's reach. */
export const requireQuote = (id: string, actor: Actor): Promise<StoredQuote> =>
  quotes.require(id, (quote) => isTheirs(actor, ownershipOf(quote)))
