import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/fees.ts'
import { mustAllow } from '../actions/guards.ts'
import { writeTerms } from '../pricing/newTerms.ts'
import { requireQuote } from '../store/reach.ts'

export const updateMgaFee = implement(contract.updateMgaFee)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'setFees', { actor, now })
  const { totalPremium } = await writeTerms(quote, { mgaFee: body.mgaFee }, { actor, now })
  return { id: quote.id, mgaFee: body.mgaFee, totalPremium }
})
