import type { ListPage, ListQuery } from '#functions/_platform/storage/lists.ts'
import type { NumberedPage, NumberedQuery } from '#functions/_platform/storage/numberedPage.ts'
import type { NumberedSearch } from '#functions/_platform/storage/numberedSearch.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import type { SearchQuery } from '#functions/_platform/storage/search.ts'
import { isSearch } from '#shared/domain/text/search.ts'

interface Store<Row, Sort extends string> {
  readonly list: (query: ListQuery<Sort>) => Promise<ListPage<Row>>
  readonly search: (query: SearchQuery) => Promise<ListPage<Row>>
  readonly page: (query: NumberedQuery<Sort>) => Promise<NumberedPage<Row>>
  readonly searchPage: (query: NumberedSearch) => Promise<NumberedPage<Row>>
}

interface Asked<Sort extends string> {
  readonly scopes: readonly string[]
  readonly group?: string | undefined
  /** Besides the day of expiry. */
  readonly sorts: readonly Sort[]
  readonly query: {
    readonly search?: string | undefined
    readonly sort?: string | undefined
    readonly size: number
    readonly page: number
    readonly after?: string | undefined
    readonly before?: string | undefined
  }
}

/** A page of licenses, by its cursor, or by its number where one list is asked for; the first to expire first. */
export const licenseHits = async <Row, Sort extends string>(
  store: Store<Row, Sort | 'expirationDate'>,
  { scopes, group, sorts, query }: Asked<Sort>,
): Promise<ListPage<Row>> => {
  const { search: text, size, page, after, before } = query
  const order = orderOf<Sort | 'expirationDate'>([...sorts, 'expirationDate'], query.sort, {
    sort: 'expirationDate',
    descending: false,
  })
  const [scope] = scopes
  if (page > 0 && after === undefined && before === undefined && scopes.length === 1 && scope !== undefined) {
    const { content, totalElements, isMore } = isSearch(text)
      ? await store.searchPage({ scopes, group, text, page, size })
      : await store.page({ scope, group, ...order, page, size })
    return { hits: content, totalHits: totalElements, ...(isMore && { isMore }) }
  }
  return isSearch(text)
    ? store.search({ scopes, group, text, size, after, before })
    : store.list({ scopes, group, ...order, size, after, before })
}
