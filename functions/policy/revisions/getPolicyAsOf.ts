import { implement } from '#functions/_platform/http/implement.ts'
import { getPolicyAsOf as contract } from '#shared/contracts/policy/revisions.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { asOf } from '#shared/domain/policy/policyStack.ts'
import { requirePolicy } from '../store/policies.ts'

export const getPolicyAsOf = implement(contract)(async ({ params, query, actor, now }) => {
  const { transactions, effectiveDate, expirationDate, timeZone } = await requirePolicy(params.policyId, actor)
  const effective = query.effective ?? dateAt(now, timeZone)
  const term = { effectiveDate, endDate: expirationDate }
  const { covered, revision, terms, price, premium } = asOf(transactions, term, { effective, known: query.known })
  return {
    effective,
    covered,
    revision,
    terms: Object.entries(terms).map(([field, value]) => ({ field, value })),
    coverages: [...price],
    ...premium,
  }
})
