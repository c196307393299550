import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { notAllowed, quoteChange } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'
import { phoneDigits } from './seller.ts'
import { maySayWhoIsInsured } from './whoIsInsured.ts'

export const updateQuotePolicyContact = implement(contract.updateQuotePolicyContact)(
  async ({ params, body, actor, now }) => {
    const quote = await requireQuote(params.quoteId, actor)
    if (!maySayWhoIsInsured(quote.status)) return notAllowed(quote.status)
    const contact = { ...body, customerPhone: phoneDigits(body.customerPhone, 'customerPhone') }
    await commit([quoteChange(quote, now, contact)])
    return contact
  },
)
