import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/fees.ts'
import { mustAllow } from '../actions/guards.ts'
import { writeTerms } from '../pricing/newTerms.ts'
import { requireQuote } from '../store/reach.ts'

export const updateBrokerFees = implement(contract.updateBrokerFees)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'setFees', { actor, now })
  const { brokerFee, additionalBrokerFee } = body
  const { totalPremium } = await writeTerms(quote, { brokerFee, additionalBrokerFee }, { actor, now })
  return { id: quote.id, brokerFee, additionalBrokerFee, totalPremium }
})
