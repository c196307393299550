import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { listCommissionStatements as contract } from '#shared/contracts/commissions/statements.ts'
import { requireCommissionAgency, seesCommissionOf } from '../account/requireCommissionAgency.ts'
import { commissionStatements, statementGroup } from '../store/commissionStatements.ts'

/** More statements than this are not listed at once. */
const most = 3000

/** An agency's own as a whole, or those of the agencies that staff look after. */
export const listCommissionStatements = implement(contract)(async ({ query, actor }) => {
  const { agencyId, year, month } = query
  if (agencyId !== undefined) await requireCommissionAgency(agencyId, actor)
  const own =
    actor.accountType === 'COWBELL' || seesCommissionOf(actor, actor.organizationId) ? listScopesOf(actor) : []
  const scopes = agencyId === undefined ? own : [`agency:${agencyId}`]
  if (scopes.length === 0) return []
  const { hits } = await commissionStatements.list({
    scopes,
    group: statementGroup({ year, month }),
    sort: month === undefined ? 'month' : 'agencyName',
    descending: month === undefined,
    size: most,
  })
  return hits.map(({ id: _, ...statement }) => statement)
})
