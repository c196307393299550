import type { Definition } from './definition.ts'
import { justWritten } from './justWritten.ts'
import { listKey } from './listKeys.ts'
import { count, type ListPage, listOf, pageOfList, rowsBetween, rowsNamed, slotOf } from './lists.ts'
import { isBefore } from './order.ts'
import { summariesOf } from './summaries.ts'
import { indexOf, isNumbered, openIndex } from './thumbIndex.ts'

/** Which page of one list is wanted, counted from 0. */
export interface NumberedQuery<Sort extends string> {
  readonly scope: string
  readonly group?: string | undefined
  readonly sort?: Sort | undefined
  readonly descending?: boolean | undefined
  readonly page: number
  readonly size: number
}

export interface NumberedPage<Row> {
  readonly content: Row[]
  readonly totalElements: number
  /** There are more than `totalElements` says. */
  readonly isMore?: true
  readonly size: number
  readonly number: number
}

/** A list of so many rows is read from its beginning: that costs no more than to look the page up. */
const mostRead = 150
/** Rows that a counter and a thumb index may be apart while the stream works. */
const mostApart = 100
/** An order without an index is read to here at most; what lies further down is searched for. */
const deepest = 1000

/**
 * The rows of a list read from its beginning: short ones, orders without an index, and what an index does not know yet
 * because the list is older than the index, until `verify` has put it in.
 */
const walked = async <Summary>(
  definition: Definition,
  { scope, group, page, size, ...order }: NumberedQuery<string>,
): Promise<NumberedPage<Summary>> => {
  const rows: Summary[] = []
  const wanted = Math.min(deepest, (page + 1) * size)
  let after: string | undefined
  let total = 0
  do {
    const part: ListPage<Summary> = await pageOfList<Summary>(definition, {
      scopes: [scope],
      group,
      ...order,
      size: mostRead + mostApart,
      after,
    })
    rows.push(...part.hits)
    after = part.nextToken
    total = Math.max(part.totalHits, rows.length)
  } while (after !== undefined && rows.length < wanted)
  const known = after === undefined ? rows.length : total
  const totalElements = Math.min(deepest, known)
  const isMore = known > deepest
  return {
    content: rows.slice(page * size, wanted),
    totalElements,
    ...(isMore && { isMore }),
    size,
    number: page,
  }
}

/**
 * A page of a list by its number. Its thumb index tells where the page begins and ends in a read for each level, whatever page
 * it is and however long the list; what lies between is then read like every page. What the caller has just written stands
 * where it belongs; a record that the caller moved is counted twice until the stream has come. An order without an index is
 * read from the list's beginning, so many rows at most, and says when there are more.
 */
export const numberedPage = async <Summary>(
  definition: Definition,
  query: NumberedQuery<string>,
): Promise<NumberedPage<Summary>> => {
  const { kind, sorts, shards } = listOf(definition)
  const { scope, group = 'any', sort, descending = false, page, size } = query
  const slot = slotOf(sorts, sort)
  if (!isNumbered(kind, slot)) return walked(definition, query)
  const tree = openIndex(indexOf({ kind, scope, group }, slot))
  const own = justWritten()
  const ownKeys = own.map((id) => ({ list: listKey({ kind, scope, group, id }, shards), id }))
  const [counted, known, ownRows] = await Promise.all([
    count(definition, scope, group),
    tree.count(),
    rowsNamed(slot, ownKeys, true),
  ])
  const isShort = Math.max(counted.count, known) <= mostRead
  const apart = Math.abs(counted.count - known)
  // Where they differ, the rows themselves are asked as long as that is little work.
  const isNear = (page + 1) * size <= deepest
  if (isShort || apart > mostApart || (apart > 0 && isNear)) return walked(definition, query)
  for (const { key } of ownRows) await tree.put(key, true)
  const total = await tree.count()
  const from = descending ? Math.max(0, total - (page + 1) * size) : page * size
  const upTo = descending ? total - page * size : from + size
  const keys = upTo > from ? await tree.keys(from, upTo - from) : []
  const [first, last] = [keys[0], keys.at(-1)]
  const found = first === undefined || last === undefined ? [] : await rowsBetween(definition, query, [first, last])
  const rows = [
    ...found.filter(({ id }) => !own.includes(id)),
    ...ownRows.filter(({ key }) => keys.includes(key)),
  ].sort((a, b) => (isBefore(a.key, b.key) === descending ? 1 : -1))
  return {
    content: await summariesOf<Summary>(definition, rows.slice(0, size)),
    totalElements: total,
    size,
    number: page,
  }
}
