import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/shares.ts'
import { requireQuote } from '../store/reach.ts'
import { shares, shownBy } from '../store/shares.ts'
import { shownShare } from './shownShare.ts'

export const revokeQuoteShare = implement(contract.revokeQuoteShare)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const share = await shares.require(params.shareId, (each) => shownBy(each).includes(quote.id))
  if (share.revokedAt !== undefined) return shownShare(share, now)
  const { version: _, ...state } = share
  const revoked = { ...state, revokedAt: now, revokedBy: nameFor(actor) }
  await commit([shares.update(share, revoked)])
  return shownShare(revoked, now)
})
