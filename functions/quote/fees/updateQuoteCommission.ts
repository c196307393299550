import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/fees.ts'
import { canBeShared, leastPercentFor } from '#shared/domain/quoting/commissionAgreement.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'

/** A deviation from what stands otherwise; to agree what the agreement says is to agree nothing. */
export const updateQuoteCommission = implement(contract.updateQuoteCommission)(
  async ({ params, body, actor, now, fail }) => {
    const quote = await requireQuote(params.quoteId, actor)
    mustAllow(quote, 'setFees', { actor, now })
    const { commissionPercent } = body
    const agreed = quote.commissionAgreement
    if (agreed && !canBeShared(agreed.shares, commissionPercent))
      return fail('commission.sharesAboveWhole', { data: { least: leastPercentFor(agreed.shares) ?? agreed.percent } })
    const deviation = commissionPercent === agreed?.percent ? undefined : commissionPercent
    await commit([quoteChange(quote, now, { commissionPercent: deviation })])
    return { id: quote.id, commissionPercent }
  },
)
