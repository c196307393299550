import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { quotes } from '../store/quotes.ts'
import { ownershipOf } from '../store/reach.ts'
import { type StoredShare, shares } from '../store/shares.ts'

/** The link to an offer, or `quote.shareNotFound` when there is none or its quote is not in the actor's reach. */
export const requireShare = async (id: string, actor: Actor): Promise<StoredShare> => {
  const share = await shares.require(id)
  const quote = await quotes.byId(share.quoteId)
  return quote !== undefined && isTheirs(actor, ownershipOf(quote)) ? share : fail('quote.shareNotFound')
}
