import type { ListPage } from '#functions/_platform/storage/lists.ts'
import type { QuoteSort } from '#shared/contracts/quote/quoteFilters.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { type QuoteRow, quotes } from '../store/quotes.ts'
import type { Narrowed } from './narrowed.ts'

/** Which page is wanted, in which order; what a search finds comes closest match first, whatever the order. */
export interface PageQuery {
  readonly search?: string | undefined
  readonly sort: QuoteSort | `-${QuoteSort}`
  readonly size: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** A page that the lists alone cannot narrow is filled in so many reads; then it is handed out as it is. */
const mostReads = 6

const fieldOf = (sort: PageQuery['sort']): QuoteSort => sort.replace(/^-/, '') as QuoteSort

const readPage = (narrow: Narrowed, query: PageQuery, size: number, after: string | undefined) =>
  isSearch(query.search)
    ? quotes.search({
        scopes: narrow.scopes,
        group: narrow.groups,
        text: query.search,
        size,
        after,
        before: query.before,
      })
    : quotes.list({
        scopes: narrow.scopes,
        group: narrow.groups,
        sort: fieldOf(query.sort),
        descending: query.sort.startsWith('-'),
        size,
        after,
        before: query.before,
      })

/**
 * One page of quotes. Scope, status and type are lists of their own and cost one read; what is left is checked on the rows,
 * and further reads fill the page. Every read is bounded, so the cost depends on the page alone.
 */
export const quotePage = async (narrow: Narrowed, query: PageQuery): Promise<ListPage<QuoteRow>> => {
  const first = await readPage(narrow, query, query.size, query.after)
  const hits = first.hits.filter(narrow.keeps)
  let { nextToken } = first
  for (let reads = 1; reads < mostReads && hits.length < query.size && nextToken !== undefined; reads += 1) {
    if (query.before !== undefined) break
    const page = await readPage(narrow, query, query.size - hits.length, nextToken)
    hits.push(...page.hits.filter(narrow.keeps))
    nextToken = page.nextToken
  }
  const whole = nextToken === undefined && first.prevToken === undefined
  const isCounted = narrow.isExact || (narrow.isOfTeam && first.hits.length > 0 && first.hits.every(narrow.keeps))
  return {
    hits,
    totalHits: whole || !isCounted ? hits.length : Math.max(first.totalHits, hits.length),
    ...(!whole && isCounted && first.isMore && { isMore: true }),
    ...(nextToken !== undefined && { nextToken }),
    ...(first.prevToken !== undefined && { prevToken: first.prevToken }),
  }
}
