import { implement } from '#functions/_platform/http/implement.ts'
import { type PolicyRecord, requirePolicy } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/quote/renewals.ts'
import { materialChanges } from '#shared/domain/quoting/materialChange.ts'
import { coverageNameOf, toldMoves } from '../pricing/toldMoves.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'

/** Coverages that came, went or have another limit or retention. */
const coveragesOf = (policy: PolicyRecord, quote: StoredQuote) => {
  const was = new Map(policy.coverages.map((each) => [each.coverageId, each]))
  const is = new Map(quote.coverages.map((each) => [each.coverageId, each]))
  return [...new Set([...was.keys(), ...is.keys()])]
    .toSorted((a, b) => a - b)
    .flatMap((coverageId) => {
      const [before, after] = [was.get(coverageId), is.get(coverageId)].map((each) =>
        each === undefined ? null : { limit: each.limit, retention: each.retention },
      )
      const isSame = before?.limit === after?.limit && before?.retention === after?.retention
      if (isSame && (before === null) === (after === null)) return []
      return [{ coverageId, name: coverageNameOf(coverageId), before: before ?? null, after: after ?? null }]
    })
}

export const getRenewalComparison = implement(contract.getRenewalComparison)(async ({ params, actor, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  if (quote.renewsPolicyId === undefined) return fail('quote.notARenewal')
  const policy = await requirePolicy(quote.renewsPolicyId, actor)
  const sold = policy.quoteId === undefined ? undefined : await quotes.byId(policy.quoteId)
  const { global } = quote.selection
  return {
    policyId: policy.id,
    quoteId: quote.id,
    currency: quote.rated.currency,
    before: {
      number: policy.policyNumber,
      effectiveDate: policy.effectiveDate,
      endDate: policy.expirationDate,
      limit: policy.aggLimit,
      deductible: policy.deductible,
      waitingPeriod: policy.waitingPeriod,
      premium: policy.rated.premium,
      totalPremium: policy.totalPremium,
      rateBookVersion: policy.rated.rateBookVersion,
    },
    after: {
      number: quote.quoteNumber,
      effectiveDate: quote.effectiveDate,
      endDate: quote.endDate,
      limit: global.limit,
      deductible: global.deductible,
      waitingPeriod: global.waitingPeriod,
      premium: quote.rated.premium,
      totalPremium: quote.totalPremium,
      rateBookVersion: quote.rated.rateBookVersion,
    },
    moves: toldMoves(policy.rated, quote.rated),
    coverages: coveragesOf(policy, quote),
    changes: materialChanges(
      { details: policy.firmographicData, answers: sold?.securityQuestions ?? {}, riskScore: sold?.riskScore ?? null },
      { details: quote.firmographicData, answers: quote.securityQuestions, riskScore: quote.riskScore },
    ),
  }
})
