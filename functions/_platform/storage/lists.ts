import { config } from '../config/config.ts'
import { table } from './client.ts'
import { counterRow, listRow, searchRow } from './rows.ts'
import { headOf, longestWord, wordsOf } from './words.ts'

export interface ListQuery<Sort extends string> {
  readonly scopes: readonly string[]
  /** One group of the list, or several whose rows are merged; every record when there is none. */
  readonly group?: string | readonly string[] | undefined
  readonly sort?: Sort | undefined
  readonly descending?: boolean | undefined
  /** A value of the sort to begin beyond, for the first page of a part of the list. */
  readonly beyond?: string | undefined
  readonly size: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}

export interface SearchQuery {
  readonly scopes: readonly string[]
  readonly group?: string | readonly string[] | undefined
  readonly text: string
  readonly size: number
  readonly after?: string | undefined
}

export interface ListPage<Summary> {
  readonly hits: Summary[]
  readonly totalHits: number
  readonly nextToken?: string
  readonly prevToken?: string
}

type Row = { readonly id: string; readonly summary: unknown; readonly key: string }

const options = () => ({ client: table(), table: config.tableName })

/** FNV-1a: spreads ids evenly over a list's shards. */
const shardOf = (id: string, shards: number): number => {
  let hash = 2166136261
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 16777619)
  return (hash >>> 0) % shards
}

/** The partition of a list that a record's row is in. Only the `all` scope is sharded; the others are small by nature. */
export const listKey = (kind: string, scope: string, group: string, id: string, shards: number): string =>
  `${kind}|${scope}|${group}|${scope === 'all' ? shardOf(id, shards) : 0}`

const groupsOf = (group: ListQuery<string>['group']): readonly string[] =>
  group === undefined ? ['any'] : typeof group === 'string' ? [group] : group

const partitions = (kind: string, scopes: readonly string[], groups: readonly string[], shards: number): string[] =>
  scopes.flatMap((scope) =>
    groups.flatMap((group) =>
      Array.from({ length: scope === 'all' ? shards : 1 }, (_, shard) => `${kind}|${scope}|${group}|${shard}`),
    ),
  )

const token = (key: string) => Buffer.from(key).toString('base64url')
const keyOfToken = (value: string) => Buffer.from(value, 'base64url').toString()

const sortSlots = ['s1', 's2', 's3', 's4'] as const

const queryPartition = async (
  slot: (typeof sortSlots)[number],
  list: string,
  from: string | undefined,
  ascending: boolean,
  limit: number,
): Promise<Row[]> => {
  const go = { ...options(), limit, order: ascending ? ('asc' as const) : ('desc' as const) }
  const key = from ?? ''
  const range = ascending ? 'gt' : 'lt'
  const { data } = await (slot === 's1'
    ? from === undefined
      ? listRow.query.s1({ list }).go(go)
      : listRow.query.s1({ list })[range]({ s1: key }).go(go)
    : slot === 's2'
      ? from === undefined
        ? listRow.query.s2({ list }).go(go)
        : listRow.query.s2({ list })[range]({ s2: key }).go(go)
      : slot === 's3'
        ? from === undefined
          ? listRow.query.s3({ list }).go(go)
          : listRow.query.s3({ list })[range]({ s3: key }).go(go)
        : from === undefined
          ? listRow.query.s4({ list }).go(go)
          : listRow.query.s4({ list })[range]({ s4: key }).go(go))
  return data.map((row) => ({ id: row.id, summary: row.summary, key: row[slot] ?? '' }))
}

const totalOf = async (lists: readonly string[]): Promise<{ count: number; measure: number }> => {
  const { data } = await counterRow.get(lists.map((list) => ({ list }))).go(options())
  return data.reduce((sum, row) => ({ count: sum.count + row.count, measure: sum.measure + row.measure }), {
    count: 0,
    measure: 0,
  })
}

export const count = (kind: string, shards: number, scope: string, group: string) =>
  totalOf(partitions(kind, [scope], [group], shards))

/**
 * One page of a list. Every partition is asked for one page from the cursor on and the answers are merged, so the cost
 * depends on the page's size alone. A cursor is the sort value of the last row (`after`) or of the first (`before`).
 */
export const pageOfList = async <Summary>(
  kind: string,
  sorts: readonly string[],
  shards: number,
  query: ListQuery<string>,
): Promise<ListPage<Summary>> => {
  const slot = sortSlots[Math.max(0, sorts.indexOf(query.sort ?? ''))] ?? 's1'
  const lists = partitions(kind, query.scopes, groupsOf(query.group), shards)
  if (lists.length === 0) return { hits: [], totalHits: 0 }
  const backwards = query.before !== undefined
  const ascending = backwards ? query.descending === true : query.descending !== true
  const cursor = query.before ?? query.after
  const from = cursor === undefined ? query.beyond : keyOfToken(cursor)
  const [pages, total] = await Promise.all([
    Promise.all(lists.map((list) => queryPartition(slot, list, from, ascending, query.size + 1))),
    totalOf(lists),
  ])
  const merged = [...new Map(pages.flat().map((row) => [row.id, row])).values()].sort((a, b) =>
    a.key < b.key === ascending ? -1 : 1,
  )
  const page = merged.slice(0, query.size)
  if (backwards) page.reverse()
  const more = merged.length > query.size
  const first = page[0]
  const last = page.at(-1)
  return {
    hits: page.map((row) => row.summary as Summary),
    totalHits: Math.max(total.count, page.length),
    ...(last !== undefined && (backwards || more) && { nextToken: token(last.key) }),
    ...(first !== undefined && (backwards ? more : query.after !== undefined) && { prevToken: token(first.key) }),
  }
}

const rounds = 6

/**
 * One page of what contains the text. The longest word is looked up among the suffixes (`begins_with`), the other words
 * are checked on the row, and the list row of each hit is fetched, which is also what keeps to the group. A rare match in
 * a narrow group may give a short page with a `nextToken`; it never reads more than a fixed number of rows.
 */
export const findInLists = async <Summary>(
  kind: string,
  shards: number,
  query: SearchQuery,
): Promise<ListPage<Summary>> => {
  const words = wordsOf(query.text)
  const word = longestWord(words)
  if (word === undefined || query.scopes.length === 0) return { hits: [], totalHits: 0 }
  const found = new Map<string, Summary>()
  let from = query.after === undefined ? undefined : keyOfToken(query.after)
  let exhausted = false
  for (let round = 0; round < rounds && found.size < query.size && !exhausted; round += 1) {
    const limit = Math.max(25, query.size * 2)
    const pages = await Promise.all(query.scopes.map((scope) => suffixes(kind, scope, word, from, limit)))
    const rows = pages.flat().sort((a, b) => (a.at < b.at ? -1 : 1))
    exhausted = pages.every((page) => page.length < limit)
    const fresh = rows.filter((row) => !found.has(row.id) && words.every((each) => row.text.includes(each)))
    const summaries = await listRowsOf<Summary>(kind, shards, query.scopes, groupsOf(query.group), fresh)
    for (const row of rows) {
      if (found.size >= query.size) {
        exhausted = false
        break
      }
      from = row.at
      const summary = summaries.get(row.id)
      if (summary !== undefined) found.set(row.id, summary)
    }
  }
  return {
    hits: [...found.values()],
    totalHits: found.size,
    ...(!exhausted && from !== undefined && { nextToken: token(from) }),
  }
}

const suffixes = async (kind: string, scope: string, word: string, from: string | undefined, limit: number) => {
  const query = searchRow.query.bySuffix({ kind, scope, head: headOf(word) })
  const { data } = await (from === undefined ? query.begins({ suffix: word }) : query.gt(cursorParts(from))).go({
    ...options(),
    limit,
  })
  return data
    .filter((row) => row.suffix.startsWith(word))
    .map((row) => ({ id: row.id, text: row.text, at: `${row.suffix}#${row.id}` }))
}

const cursorParts = (at: string) => {
  const cut = at.lastIndexOf('#')
  return { suffix: at.slice(0, cut), id: at.slice(cut + 1) }
}

const listRowsOf = async <Summary>(
  kind: string,
  shards: number,
  scopes: readonly string[],
  groups: readonly string[],
  rows: readonly { readonly id: string }[],
): Promise<Map<string, Summary>> => {
  const ids = [...new Set(rows.map((row) => row.id))]
  if (ids.length === 0) return new Map()
  const keys = ids.flatMap((id) =>
    scopes.flatMap((scope) => groups.map((group) => ({ list: listKey(kind, scope, group, id, shards), id }))),
  )
  const { data } = await listRow.get(keys).go(options())
  return new Map(data.map((row) => [row.id, row.summary as unknown as Summary]))
}
