import { implement } from '#functions/_platform/http/implement.ts'
import { requireQuote } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/docs/downloads.ts'
import { newestOf } from '../store/newest.ts'
import { downloadOf } from './downloadOf.ts'

/** The proposal is made in the background when a quote becomes ready; until then it is not ready to download. */
export const downloadProposal = implement(contract.downloadProposal)(async ({ params, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  if (quote.accountId !== params.accountId) return fail('quote.notFound')
  const proposal = await newestOf(`quote:${quote.id}`, 'Proposal')
  return proposal === undefined ? fail('document.notReady') : downloadOf(proposal, { now })
})
