import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import type { QuoteStatusFilter } from '#shared/contracts/quote/quoteFilters.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { quoteStatusGroups } from '#shared/domain/quoting/quoteStatusGroups.ts'
import { inboxGroup } from '../store/quoteGroups.ts'
import type { QuoteRow } from '../store/quotes.ts'
import { readBy } from '../store/readMarks.ts'
import { narrowed } from './narrowed.ts'
import { quotePage } from './quotePage.ts'
import { toSummary } from './toSummary.ts'

const isAssignedTo = (row: QuoteRow, assignee: string | undefined, actor: Actor): boolean => {
  if (assignee === undefined) return true
  if (assignee === 'none') return row.assigneeId === undefined
  return row.assigneeId === (assignee === 'me' ? actor.userId : assignee)
}

const hasStatus = (row: QuoteRow, filters: readonly QuoteStatusFilter[] | undefined): boolean => {
  if (filters === undefined || filters.length === 0) return true
  const statuses: readonly string[] = filters.flatMap((filter) =>
    Object.entries<readonly string[]>(quoteStatusGroups)
      .flatMap(([group, members]) => (group === filter ? [...members] : []))
      .concat(filter),
  )
  return statuses.includes(row.status)
}

type Query = QueryOf<typeof contract.searchUnderwriterInbox>

const isNarrowed = ({ status = [], ...query }: Query): boolean =>
  status.length > 0 ||
  [query.type, query.teamId, query.agencyId, query.accountId, query.product, query.assignee, query.needBy].some(
    (filter) => filter !== undefined,
  )

/** The inbox is one list of the whole region; what narrows it is checked on its rows. */
export const searchUnderwriterInbox = implement(contract.searchUnderwriterInbox)(async ({ query, actor }) => {
  const { keeps } = narrowed(actor, query)
  const narrow = {
    isExact: !isNarrowed(query),
    isOfTeam: false,
    scopes: listScopesOf(actor),
    groups: [inboxGroup],
    keeps: (row: QuoteRow) =>
      keeps(row) &&
      hasStatus(row, query.status) &&
      isAssignedTo(row, query.assignee, actor) &&
      (query.teamId === undefined || row.teamIds.some((id) => id === query.teamId)) &&
      (query.needBy === undefined || (row.needBy !== undefined && row.needBy <= query.needBy)),
  }
  const page = await quotePage(narrow, query)
  const read = await readBy(
    actor.userId,
    page.hits.map(({ id }) => id),
  )
  return { ...page, hits: page.hits.map((row) => ({ ...row, ...toSummary(row, actor), read: read.has(row.id) })) }
})
