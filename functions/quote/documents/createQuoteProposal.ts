import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/documents.ts'
import { mustBePriced } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'
import { requestProposal } from './requestProposal.ts'

/** A proposal of the price as it stands is not made twice. */
export const createQuoteProposal = implement(contract.createQuoteProposal)(async ({ params, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustBePriced(quote, { now })
  if (quote.proposal !== undefined && quote.proposal.created >= quote.lastPatched) return quote.proposal
  const { docId, changes, event } = requestProposal(quote, now)
  await commit([quoteChange(quote, quote.lastUpdated, changes)], { events: [event] })
  return { docId, created: now }
})
