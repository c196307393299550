import type { Actor } from '#functions/_platform/auth/actor.ts'
import { filledPage } from '#functions/_platform/storage/filledPage.ts'
import type { ListPage } from '#functions/_platform/storage/lists.ts'
import { shownTokens } from '#functions/_platform/storage/shownTokens.ts'
import { type PolicySort, policySorts } from '#shared/contracts/policy/policyFilters.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { type PolicyRow, policies } from '../store/policies.ts'
import type { LocatedRow } from './located.ts'
import { type Owners, type Reach, reachOf } from './reach.ts'

/** Which page is wanted, in which order; what a search finds comes closest match first, whatever the order. */
export interface PageQuery extends Owners {
  readonly search?: string | undefined
  readonly sort: PolicySort | `-${PolicySort}`
  readonly size: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}

type Place = Pick<PageQuery, 'after' | 'before' | 'size'>

const read = ({ scopes }: Reach, group: readonly string[], { search, sort }: PageQuery, place: Place) => {
  return isSearch(search)
    ? policies.search({ scopes, group, text: search, ...place })
    : policies.list({
        scopes,
        group,
        sort: policySorts.find((each) => sort.endsWith(each)),
        descending: sort.startsWith('-'),
        ...place,
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
  isWanted?: (row: LocatedRow) => boolean,
  /** What has to be read of rows before it can be told whether they are wanted. */
  locate: (rows: readonly PolicyRow[]) => Promise<readonly LocatedRow[]> = async (rows) => rows,
): Promise<ListPage<PolicyRow>> => {
  const reach = reachOf(actor, query)
  const keeps = (row: LocatedRow) => reach.keeps(row) && (isWanted === undefined || isWanted(row))
  const readLocated = async (place: Place): Promise<ListPage<LocatedRow>> => {
    const page = await read(reach, group, query, place)
    return { ...page, hits: [...(await locate(page.hits))] }
  }
  const page = await filledPage(readLocated, query, {
    keeps,
    isExact: reach.isExact && isWanted === undefined,
  })
  const { hits, first, seen, nextToken, prevToken } = page
  const isWhole = nextToken === undefined && prevToken === undefined
  const isOne = reach.isExact || (reach.isOfTeam && first.hits.length > 0 && first.hits.every(reach.keeps))
  const isCounted = isOne && !isWhole && isWanted === undefined
  return {
    hits,
    totalHits: isCounted ? Math.max(first.totalHits, hits.length) : hits.length,
    ...(isCounted && first.isMore && { isMore: true }),
    ...shownTokens({ hits: seen, nextToken, prevToken }, reach.isTheirs),
  }
}
