import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listQuoteShareHistory as contract } from '#shared/contracts/quote/shares.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireShare } from './requireShare.ts'

export const listQuoteShareHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireShare(params.shareId, actor)
  return historyFor(id, actor, historyShares.quoteShare)
})
