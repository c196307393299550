import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'
import { phoneDigits } from './phoneDigits.ts'

export const updateQuotePolicyContact = implement(contract.updateQuotePolicyContact)(
  async ({ params, body, actor, now }) => {
    const quote = await requireQuote(params.quoteId, actor)
    mustAllow(quote, 'sayWhoIsInsured', { actor, now })
    const contact = { ...body, customerPhone: phoneDigits({ typed: body.customerPhone, field: 'customerPhone' }) }
    await commit([quoteChange(quote, now, contact)])
    return contact
  },
)
