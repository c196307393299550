import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type AddressChanges, useAddress } from '../ui/useAddress.ts'
import { defaultPageSizes, type Paging } from './column.ts'
import { isSearch } from './isSearch.ts'

type HitsPage<Row> = {
  readonly hits: readonly Row[]
  readonly totalHits: number
  readonly isMore?: boolean | undefined
  readonly nextToken?: string | undefined
  readonly prevToken?: string | undefined
}
type NumberedPage<Row> = {
  readonly content: readonly Row[]
  readonly totalElements: number
  readonly isMore?: boolean | undefined
  readonly number: number
  readonly size: number
}

type ListOptions = {
  /** Sort field to begin with, `-field` for descending. */
  sort?: string
  /** Rows of a page to begin with; 25, on dashboards 20. */
  pageSize?: number
  sizes?: readonly number[]
  /** Put before every parameter, where a page has two lists. */
  prefix?: string
  /** What a search finds has an order of its own; always so in lists paged by tokens. */
  ranked?: boolean
}

/**
 * What a list shows, kept in the address: sort, page, search and filters survive a reload, a link and the back button.
 * `query` goes into the operation, `table(result)` into the DataTable.
 */
export const useListState = ({
  sort: firstSort,
  pageSize = 25,
  sizes,
  prefix = '',
  ranked = false,
}: ListOptions = {}) => {
  const { params, change } = useAddress()
  const get = (name: string) => params.get(prefix + name) ?? undefined
  const asked = new Set<string>()
  const filter = (name: string) => {
    asked.add(name)
    return get(name)
  }
  /** Writes parameters; undefined removes one. Anything but a turn of the page begins at the first page again. */
  const set = (changes: AddressChanges, turnsPage = false) => {
    const first = turnsPage ? {} : { page: undefined, after: undefined, before: undefined }
    const named = Object.entries({ ...first, ...changes }).map(([name, value]) => [prefix + name, value])
    change(Object.fromEntries(named), { replace: !turnsPage })
  }

  const sort = get('sort') ?? firstSort
  const size = Number(get('size') ?? pageSize)
  const page = Number(get('page') ?? 0)
  const after = get('after')
  const before = get('before')
  const search = get('search')
  const searched = isSearch(search) ? search : undefined
  const common = useMemo(
    () => ({ size, ...(sort ? { sort } : {}), ...(searched ? { search: searched } : {}) }),
    [size, sort, searched],
  )
  const sizing = {
    size,
    sizes: sizes ?? (defaultPageSizes.some((each) => each === pageSize) ? defaultPageSizes : [pageSize, 50, 100]),
    onSize: (next: number) => set({ size: String(next) }),
  }

  /** Takes search and filters off; undefined where none of those that the page asked for is on. */
  const clearing = (): (() => void) | undefined => {
    const on = [...asked].filter((name) => get(name) !== undefined)
    if (searched === undefined && on.length === 0) return undefined
    return () => set(Object.fromEntries(['search', ...on].map((name) => [name, undefined])))
  }

  const pagingOf = <Row>(data: HitsPage<Row> | NumberedPage<Row> | undefined): Paging | undefined => {
    if (data === undefined) return undefined
    if ('content' in data)
      return {
        ...sizing,
        kind: 'pages',
        page,
        total: data.totalElements,
        isMore: data.isMore,
        onPage: (next) => set({ page: next === 0 ? undefined : String(next) }, true),
      }
    const { nextToken, prevToken, isMore = false } = data
    // Where nobody counts what there is in all, the total is that of the page.
    const isUncounted =
      !isMore && (nextToken !== undefined || prevToken !== undefined) && data.totalHits <= data.hits.length
    return {
      ...sizing,
      kind: 'tokens',
      total: isUncounted ? undefined : data.totalHits,
      isMore,
      shown: data.hits.length,
      onNext: nextToken ? () => set({ after: nextToken, before: undefined }, true) : undefined,
      onPrevious: prevToken ? () => set({ before: prevToken, after: undefined }, true) : undefined,
    }
  }

  return {
    sort,
    size,
    page,
    search,
    /** Query of an operation with page numbers. */
    pageQuery: { ...common, page },
    /** Query of an operation with tokens. */
    query: { ...common, ...(after ? { after } : {}), ...(before ? { before } : {}) },
    setSort: (next: string | undefined) => set({ sort: next }),
    setSearch: (next: string) => set({ search: next }),
    /** The value of a filter, undefined when it is off. */
    filter,
    /** The values of a filter that takes several. */
    filters: (name: string): readonly string[] => filter(name)?.split(',') ?? [],
    clearing,
    setFilter: (name: string, value: string | readonly string[] | undefined) =>
      set({ [name]: typeof value === 'string' ? value : value?.join(',') }),
    /** Turns several filters at once, or all of them off. */
    setFilters: set,
    /** What the DataTable needs of a list operation's result. */
    table: <Row>(result: UseQueryResult<HitsPage<Row> | NumberedPage<Row>, unknown>) => {
      const isRanked = ranked || (result.data !== undefined && 'hits' in result.data)
      // Until the first answer nobody knows the order of what is looked for, so no heading claims one.
      const isSorted = searched === undefined || (result.data !== undefined && !isRanked)
      return {
        rows: result.data && ('content' in result.data ? result.data.content : result.data.hits),
        paging: pagingOf(result.data),
        loading: result.isPending,
        refreshing: result.isPlaceholderData,
        error: result.error ?? undefined,
        onRetry: () => {
          void result.refetch()
        },
        ranked: searched !== undefined && isRanked,
        onClear: clearing(),
        ...(isSorted && { sort, onSort: (next: string | undefined) => set({ sort: next }) }),
      }
    },
  }
}
