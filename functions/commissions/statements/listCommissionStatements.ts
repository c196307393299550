import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { listCommissionStatements as contract } from '#shared/contracts/commissions/statements.ts'
import { requireStatedAgency, seesCommissionOf } from '../account/requireCommissionAgency.ts'
import { commissionStatements, statementGroup } from '../store/commissionStatements.ts'

/** Statements of one read. */
const readAtOnce = 1000

type Listed = Omit<Parameters<typeof commissionStatements.list>[0], 'after' | 'size'>

/** The rows of a list from one place up to another: those before are passed over as they are read. */
const rowsBetween = async (list: Listed, from: number, upTo: number) => {
  const rows: Awaited<ReturnType<typeof commissionStatements.list>>['hits'] = []
  let passed = 0
  let after: string | undefined
  do {
    const read = await commissionStatements.list({ ...list, size: Math.min(readAtOnce, upTo - passed), after })
    rows.push(...read.hits.slice(Math.max(0, from - passed)))
    passed += read.hits.length
    after = read.nextToken
  } while (after !== undefined && passed < upTo)
  return rows
}

/** An agency's own as a whole, or those of the agencies that staff look after. */
export const listCommissionStatements = implement(contract)(async ({ query, actor }) => {
  const { agencyId, year, month, page, size } = query
  if (agencyId !== undefined) await requireStatedAgency(agencyId, actor)
  const own =
    actor.accountType === 'COWBELL' || seesCommissionOf(actor, actor.organizationId) ? listScopesOf(actor) : []
  const scopes = agencyId === undefined ? own : [`agency:${agencyId}`]
  if (scopes.length === 0) return []
  const list = {
    scopes,
    group: statementGroup({ year, month }),
    sort: month === undefined ? ('month' as const) : ('agencyName' as const),
    descending: month === undefined,
  }
  const rows = await rowsBetween(list, page * size, (page + 1) * size)
  return rows.map(({ id: _, ...statement }) => statement)
})
