import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/risk/risk.ts'
import { standingOf } from '#shared/domain/risk/confidence.ts'

export const getRisk = implement(contract.getRisk)(async ({ query, actor }) => {
  const account = await requireAccount(query.accountId, actor)
  return {
    score: account.riskScore,
    profileScore: account.profileScore,
    industryAverage: account.industryAverage,
    factors: account.cowbellRiskFactors.factors.map((factor) => ({
      ...factor,
      confidence: standingOf(factor).confidence,
    })),
    asOf: account.assessedAt,
    scanRequested: account.scanRequested,
  }
})
