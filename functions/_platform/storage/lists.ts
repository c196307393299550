import { config } from '../config/config.ts'
import { table } from './client.ts'
import { counterRow, listRow } from './rows.ts'

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

/** The groups that are asked for; the one of every record when none is. */
export const groupsOf = (group: ListQuery<string>['group']): readonly string[] =>
  group === undefined ? ['any'] : typeof group === 'string' ? [group] : group

const partitions = (kind: string, scopes: readonly string[], groups: readonly string[], shards: number): string[] =>
  scopes.flatMap((scope) =>
    groups.flatMap((group) =>
      Array.from({ length: scope === 'all' ? shards : 1 }, (_, shard) => `${kind}|${scope}|${group}|${shard}`),
    ),
  )

/** A cursor as it goes over the wire. */
export const token = (key: string): string => Buffer.from(key).toString('base64url')
export const keyOfToken = (value: string): string => Buffer.from(value, 'base64url').toString()

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
