import { filledPage } from '#functions/_platform/storage/filledPage.ts'
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

const fieldOf = (sort: PageQuery['sort']): QuoteSort | undefined =>
  quoteSorts.find((each) => each === sort.replace(/^-/, ''))

type Place = Pick<PageQuery, 'after' | 'before' | 'size'>

const read = (
  { scopes, groups: group }: Narrowed,
  { search, sort }: PageQuery,
  ordered: Ordered | undefined,
  place: Place,
) =>
  isSearch(search)
    ? quotes.search({ scopes, group, text: search, ...place })
    : quotes.list({
        scopes,
        group,
        ...(ordered === undefined
          ? { sort: fieldOf(sort), descending: sort.startsWith('-') }
          : { order: ordered.order, descending: ordered.descending, beyond: ordered.beyond }),
        ...place,
      })

/**
 * One page of quotes. Scope, status and type are lists of their own and cost one read; what is left is checked on the rows,
 * and further reads fill the page. Every read is bounded, so the cost depends on the page alone.
 */
export const quotePage = async (narrow: Narrowed, query: PageQuery, ordered?: Ordered): Promise<ListPage<QuoteRow>> => {
  // In its own order, what lies past the end is followed by nothing that is asked for.
  const page = await filledPage((place) => read(narrow, query, ordered, place), query, {
    keeps: narrow.keeps,
    isPast: ordered?.isPast,
    isExact: narrow.isExact && ordered?.isPast === undefined,
  })
  const { hits, first, seen, nextToken, prevToken } = page
  const whole = nextToken === undefined && prevToken === undefined
  const isCounted = narrow.isExact || (narrow.isOfTeam && first.hits.length > 0 && first.hits.every(narrow.keeps))
  return {
    hits,
    totalHits: whole || !isCounted ? hits.length : Math.max(first.totalHits, hits.length),
    ...(!whole && isCounted && first.isMore && { isMore: true }),
    ...shownTokens({ hits: seen, nextToken, prevToken }, narrow.isTheirs),
  }
}
