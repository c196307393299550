import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import type { QuoteStatusFilter } from '#shared/contracts/quote/quoteFilters.ts'
import * as contract from '#shared/contracts/quote/search.ts'
import { quoteStatusGroups } from '#shared/domain/quoting/quoteStatusGroups.ts'
import { valueBandOf } from '#shared/domain/quoting/valueBands.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import {
  coverGroup,
  inboxGroup,
  type QueueOrder,
  queueGroup,
  queueSorts,
  type Waiting,
  waitingStatuses,
} from '../store/quoteGroups.ts'
import type { QuoteRow } from '../store/quotes.ts'
import { readBy } from '../store/readMarks.ts'
import { narrowed } from './narrowed.ts'
import { type Ordered, quotePage } from './quotePage.ts'
import { toSummary } from './toSummary.ts'

type Query = QueryOf<typeof contract.searchUnderwriterInbox>

/** The statuses that are asked for, the dashboard's groups as those that they stand for. */
const statusesOf = (filters: readonly QuoteStatusFilter[]): readonly string[] =>
  filters.flatMap((filter) =>
    Object.entries<readonly string[]>(quoteStatusGroups)
      .flatMap(([group, members]) => (group === filter ? [...members] : []))
      .concat(filter),
  )

/** What waits of the statuses asked for: without any, all but what is followed up of cover that stands. */
const waitingOf = (statuses: readonly string[]): readonly Waiting[] => {
  if (statuses.length === 0) return waitingStatuses
  const isFollowed = statuses.includes('BOUND') || statuses.includes('ISSUED')
  return [...waitingStatuses.filter((each) => statuses.includes(each)), ...(isFollowed ? [coverGroup] : [])]
}

const isQueueOrder = (field: string): field is QueueOrder => Object.hasOwn(queueSorts, field)

const fieldOf = ({ sort }: Query): string => sort.replace(/^-/, '')

/** The order of the queue that is read; none for what the queue has no order by. A day to be needed by is read in the order of days. */
const orderOf = (query: Query): Ordered | undefined => {
  const { needBy, sort } = query
  if (needBy !== undefined) {
    const descending = sort === '-needBy'
    return {
      order: 'needBy',
      descending,
      ...(descending && { beyond: `${needBy}~` }),
      isPast: (row) => row.needBy === undefined || row.needBy > needBy,
    }
  }
  const field = fieldOf(query)
  return isQueueOrder(field) ? { order: field, descending: sort.startsWith('-') } : undefined
}

const assigneeOf = ({ assignee }: Query, actor: Actor): string | undefined =>
  assignee === 'me' ? actor.userId : assignee

/** The lists to read: the queue by status, who has it and value, in whichever of its orders. */
const listsOf = (query: Query, actor: Actor) => {
  const waiting = waitingOf(statusesOf(query.status ?? []))
  const order = isSearch(query.search) ? undefined : orderOf(query)
  const isAll = query.status === undefined || query.status.length === 0
  const isPlain = isAll && query.assignee === undefined && query.value === undefined && query.needBy === undefined
  const isUsual = fieldOf(query) !== 'needBy' && fieldOf(query) !== 'value'
  // What is not narrowed is one list that has the usual sorts too.
  if ((isPlain && isUsual) || (order === undefined && !isSearch(query.search)))
    return { groups: waiting.some((each) => each === coverGroup) ? [inboxGroup, coverGroup] : [inboxGroup] }
  const assignee = assigneeOf(query, actor)
  return { groups: waiting.map((status) => queueGroup({ status, assignee, value: query.value })), order }
}

/** The underwriters' queue: whatever narrows it by status, by who has it, by value or by day is a list of its own or its order. */
export const searchUnderwriterInbox = implement(contract.searchUnderwriterInbox)(async ({ query, actor }) => {
  const { keeps } = narrowed(actor, query)
  const { groups, order } = listsOf(query, actor)
  const statuses = statusesOf(query.status ?? [])
  const assignee = assigneeOf(query, actor)
  const others = [query.type, query.teamId, query.agencyId, query.accountId, query.product, query.needBy]
  const isInLists = order !== undefined
  const narrow = {
    isExact:
      others.every((filter) => filter === undefined) &&
      (isInLists || (statuses.length === 0 && assignee === undefined && query.value === undefined)),
    isOfTeam: false,
    isTheirs: undefined,
    scopes: listScopesOf(actor),
    groups,
    keeps: (row: QuoteRow) =>
      keeps(row) &&
      (statuses.length === 0 || statuses.includes(row.status)) &&
      (assignee === undefined || (row.assigneeId ?? 'none') === assignee) &&
      (query.value === undefined || valueBandOf(row.premium) === query.value) &&
      (query.teamId === undefined || row.teamIds.some((id) => id === query.teamId)) &&
      (query.needBy === undefined || (row.needBy !== undefined && row.needBy <= query.needBy)),
  }
  const page = await quotePage(narrow, query, order)
  const read = await readBy(
    actor.userId,
    page.hits.map(({ id }) => id),
  )
  return { ...page, hits: page.hits.map((row) => ({ ...row, ...toSummary(row, actor), read: read.has(row.id) })) }
})
