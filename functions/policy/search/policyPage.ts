import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { ListPage } from '#functions/_platform/storage/lists.ts'
import { shownTokens } from '#functions/_platform/storage/shownTokens.ts'
import { type PolicySort, policySorts } from '#shared/contracts/policy/policyFilters.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { type PolicyRow, policies } from '../store/policies.ts'
import { type Owners, type Reach, reachOf } from './reach.ts'

/** Which page is wanted, in which order; what a search finds comes closest match first, whatever the order. */
export interface PageQuery extends Owners {
  readonly search?: string | undefined
  readonly sort: PolicySort | `-${PolicySort}`
  readonly size: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** A page that the lists alone cannot narrow is filled in so many reads; then it is handed out as it is. */
const mostReads = 6

const read = ({ scopes }: Reach, group: readonly string[], query: PageQuery, size: number, after?: string) => {
  const { search, sort, before } = query
  return isSearch(search)
    ? policies.search({ scopes, group, text: search, size, after, before })
    : policies.list({
        scopes,
        group,
        sort: policySorts.find((each) => sort.endsWith(each)),
        descending: sort.startsWith('-'),
        size,
        after,
        before,
      })
}

/**
 * One page of policies in the actor's reach; of those that are `isWanted` alone, where the lists hold others too. Owner and
 * status are lists of their own and cost one read; what is left is checked on the rows, and a few further reads fill the
 * page.
 */
export const policyPage = async (
  actor: Actor,
  group: readonly string[],
  query: PageQuery,
  isWanted?: (row: PolicyRow) => boolean,
): Promise<ListPage<PolicyRow>> => {
  const reach = reachOf(actor, query)
  const keeps = (row: PolicyRow) => reach.keeps(row) && (isWanted === undefined || isWanted(row))
  const first = await read(reach, group, query, query.size, query.after)
  const hits = first.hits.filter(keeps)
  let { nextToken } = first
  let last = first
  for (let reads = 1; query.before === undefined && reads < mostReads && nextToken !== undefined; reads += 1) {
    if (hits.length >= query.size) break
    const page = await read(reach, group, query, query.size - hits.length, nextToken)
    hits.push(...page.hits.filter(keeps))
    last = page
    nextToken = page.nextToken
  }
  const { prevToken } = first
  const isWhole = nextToken === undefined && prevToken === undefined
  const isOne = reach.isExact || (reach.isOfTeam && first.hits.length > 0 && first.hits.every(reach.keeps))
  const isCounted = isOne && !isWhole && isWanted === undefined
  return {
    hits,
    totalHits: isCounted ? Math.max(first.totalHits, hits.length) : hits.length,
    ...(isCounted && first.isMore && { isMore: true }),
    ...shownTokens({ ...first, hits: [...first.hits, ...last.hits], nextToken }, reach.isTheirs),
  }
}
