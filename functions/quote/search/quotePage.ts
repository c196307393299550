import type { ListPage } from '#functions/_platform/storage/lists.ts'
import { shownTokens } from '#functions/_platform/storage/shownTokens.ts'
import { type InboxSort, type QuoteSort, quoteSorts } from '#shared/contracts/quote/quoteFilters.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { type QuoteRow, quotes } from '../store/quotes.ts'
import type { Narrowed } from './narrowed.ts'

/** Which page is wanted, in which order; what a search finds comes closest match first, whatever the order. */
export interface PageQuery {
  readonly search?: string | undefined
  /** Of a queue's own orders another one is read (`Ordered`). */
  readonly sort: InboxSort | `-${InboxSort}`
  readonly size: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** One of a queue's own orders, in the place of the sort, and a day or value that the page ends before. */
export interface Ordered {
  readonly order: string
  readonly descending: boolean
  /** A value of the order to begin beyond. */
  readonly beyond?: string | undefined
  /** Whether a row lies past the end of what is asked for. */
  readonly isPast?: ((row: QuoteRow) => boolean) | undefined
}

/** A page that the lists alone cannot narrow is filled in so many reads; then it is handed out as it is. */
const mostReads = 6

const fieldOf = (sort: PageQuery['sort']): QuoteSort | undefined =>
  quoteSorts.find((each) => each === sort.replace(/^-/, ''))

const readPage = (
  {
    narrow,
    query,
    ordered,
  }: { readonly narrow: Narrowed; readonly query: PageQuery; readonly ordered: Ordered | undefined },
  size: number,
  after: string | undefined,
) =>
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
        ...(ordered === undefined
          ? { sort: fieldOf(query.sort), descending: query.sort.startsWith('-') }
          : { order: ordered.order, descending: ordered.descending, beyond: ordered.beyond }),
        size,
        after,
        before: query.before,
      })

/**
 * One page of quotes. Scope, status and type are lists of their own and cost one read; what is left is checked on the rows,
 * and further reads fill the page. Every read is bounded, so the cost depends on the page alone.
 */
export const quotePage = async (narrow: Narrowed, query: PageQuery, ordered?: Ordered): Promise<ListPage<QuoteRow>> => {
  const of = { narrow, query, ordered }
  const isPast = ordered?.isPast ?? (() => false)
  const first = await readPage(of, query.size, query.after)
  const hits = first.hits.filter(narrow.keeps)
  // In its own order, what lies past the end is followed by nothing that is asked for.
  let nextToken = first.hits.some(isPast) ? undefined : first.nextToken
  let last = first
  for (let reads = 1; reads < mostReads && hits.length < query.size && nextToken !== undefined; reads += 1) {
    if (query.before !== undefined) break
    const page = await readPage(of, query.size - hits.length, nextToken)
    hits.push(...page.hits.filter(narrow.keeps))
    last = page
    nextToken = page.hits.some(isPast) ? undefined : page.nextToken
  }
  const whole = nextToken === undefined && first.prevToken === undefined
  const isCounted = narrow.isExact || (narrow.isOfTeam && first.hits.length > 0 && first.hits.every(narrow.keeps))
  return {
    hits,
    totalHits: whole || !isCounted ? hits.length : Math.max(first.totalHits, hits.length),
    ...(!whole && isCounted && first.isMore && { isMore: true }),
    ...shownTokens({ ...first, hits: [...first.hits, ...last.hits], nextToken }, narrow.isTheirs),
  }
}
