import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isPartner, isTheirs, listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { filledPage } from '#functions/_platform/storage/filledPage.ts'
import { shownTokens } from '#functions/_platform/storage/shownTokens.ts'
import { type TransactionRow, transactions } from '#functions/ledger/store/transactions.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import { transactionSorts } from '#shared/contracts/billing/transactionFilters.ts'
import { searchTransactions as contract } from '#shared/contracts/billing/transactions.ts'
import { isSearch } from '#shared/domain/text/search.ts'

type Query = QueryOf<typeof contract>

/** The narrowest list that holds what is asked for; its rows are shown only if they are the actor's. */
const scopesFor = (actor: Actor, { policyId, accountId, agencyId }: Query): readonly string[] => {
  const own = listScopesOf(actor)
  if (own.length === 0 || isPartner(actor)) return own
  if (policyId !== undefined) return [`policy:${policyId}`]
  if (accountId !== undefined) return [`account:${accountId}`]
  return agencyId === undefined ? own : [`agency:${agencyId}`]
}

const isWanted = (row: TransactionRow, query: Query): boolean =>
  (query.policyId === undefined || row.policyId === query.policyId) &&
  (query.accountId === undefined || row.accountId === query.accountId) &&
  (query.agencyId === undefined || row.agencyId === query.agencyId) &&
  (query.paymentMethod === undefined || row.paymentMethod === query.paymentMethod) &&
  (query.from === undefined || row.paymentDate >= query.from) &&
  (query.to === undefined || row.paymentDate <= query.to)

/** What an agency paid that is billed, less what it keeps as its commission, is between it and us. */
const isTold = ({ commissionRetained }: TransactionRow, { accountType }: Actor): boolean =>
  commissionRetained === undefined || accountType !== 'CUSTOMER'

/** Where the days that are asked for begin in the list by day; `~` comes after every id of a day. */
const orderOf = ({ sort, from, to }: Query) => {
  const byDay = from !== undefined || to !== undefined
  const descending = sort.startsWith('-')
  return {
    sort: byDay ? ('paymentDate' as const) : transactionSorts.find((each) => sort.endsWith(each)),
    descending,
    beyond: byDay ? (descending ? to && `${to}~` : from) : undefined,
    isPast: (row: TransactionRow) =>
      descending ? from !== undefined && row.paymentDate < from : to !== undefined && row.paymentDate > to,
  }
}

/** Payments of the actor's reach. Owner, status and the first day are where the reading begins; the rest is checked. */
export const searchTransactions = implement(contract)(async ({ query, actor }) => {
  const scopes = scopesFor(actor, query)
  const { isPast, ...order } = orderOf(query)
  const { search, status: group } = query
  const own = listScopesOf(actor)
  const isOwnAlone = isPartner(actor) || scopes.every((scope) => own.includes(scope))
  const { hits, first, seen, nextToken, prevToken } = await filledPage(
    (place) =>
      isSearch(search)
        ? transactions.search({ scopes, group, text: search, ...place })
        : transactions.list({ scopes, group, ...order, ...place }),
    query,
    {
      keeps: (row) => (isPartner(actor) || isTheirs(actor, row)) && isTold(row, actor) && isWanted(row, query),
      isPast: isSearch(search) ? undefined : isPast,
    },
  )
  const isOwnList = own.some((scope) => scope === 'all' || scopes.includes(scope))
  const isWhole = nextToken === undefined && prevToken === undefined
  return {
    hits,
    totalHits: isWhole || !isOwnList ? hits.length : Math.max(first.totalHits, hits.length),
    ...shownTokens({ hits: seen, nextToken, prevToken }, isOwnAlone ? undefined : (row) => isTheirs(actor, row)),
  }
})
