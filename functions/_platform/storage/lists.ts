import { config } from '../config/config.ts'
import { table } from './client.ts'
import type { Definition } from './definition.ts'
import { type IndexPart, type IndexRow, indexRows } from './indexRows.ts'
import { justWritten } from './justWritten.ts'
import { listKey } from './listKeys.ts'
import { isMark, withoutMark } from './listMark.ts'
import { isBefore } from './order.ts'
import { readMany } from './readMany.ts'
import type { SortSlot } from './rows.ts'
import { counterRow, listRow } from './rows.ts'
import { rowsToCome } from './rowsToCome.ts'
import { shortRows, shortTotal } from './shortLists.ts'
import { isShortList } from './shortScope.ts'
import { summariesOf } from './summaries.ts'
import { partnerPrefix, shardsIn } from './wideScope.ts'

export interface ListQuery<Sort extends string> {
  readonly scopes: readonly string[]
  /** One group of the list, or several whose rows are merged; every record when there is none. */
  readonly group?: string | readonly string[] | undefined
  readonly sort?: Sort | undefined
  /** Of a queue's groups: one of its own orders, in the place of the sort. */
  readonly order?: string | undefined
  readonly descending?: boolean | undefined
  /** A value of the sort to begin beyond, for the first page of a part of the list. */
  readonly beyond?: string | undefined
  readonly size: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** A list that is read as a whole. */
export type WholeList<Sort extends string> = Pick<ListQuery<Sort>, 'group' | 'scopes' | 'sort'>

export interface ListPage<Summary> {
  readonly hits: Summary[]
  readonly totalHits: number
  /** There are more than `totalHits` says. */
  readonly isMore?: true
  readonly nextToken?: string
  readonly prevToken?: string
}

const options = () => ({ client: table(), table: config.tableName })

/** What is named twice is one list, counted once. */
export const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)]

/** The groups that are asked for, each once; the one of every record when none is. Throws where a kind has no such rows. */
export const groupsOf = ({ kind, list }: Definition, group: ListQuery<string>['group']): readonly string[] => {
  if (group === undefined && list?.groupsOnly)
    throw new Error(`A ${kind} is listed by groups alone, and none is asked for.`)
  return group === undefined ? ['any'] : typeof group === 'string' ? [group] : distinct(group)
}

const partitions = (kind: string, scopes: readonly string[], groups: readonly string[], shards: number): string[] =>
  scopes.flatMap((scope) =>
    groups.flatMap((group) =>
      Array.from({ length: shardsIn(scope, shards) }, (_, shard) => `${kind}|${scope}|${group}|${shard}`),
    ),
  )

/** A cursor as it goes over the wire. */
export const token = (key: string): string => Buffer.from(key).toString('base64url')
export const keyOfToken = (value: string): string => Buffer.from(value, 'base64url').toString()

const sortSlots = ['s1', 's2', 's3', 's4'] as const

export const slotOf = (sorts: readonly string[], sort: string | undefined): SortSlot =>
  sortSlots[Math.max(0, sorts.indexOf(sort ?? ''))] ?? 's1'

/** How a kind is listed: its sorts in the order of their slots, and the partitions of its `all` scope. */
export const listOf = ({ kind, list }: Definition) => ({
  kind,
  sorts: Object.keys(list?.sorts ?? {}),
  shards: list?.shards ?? 1,
})

/** Rows of one partition of a list in one of its orders. */
const rowsIn = (part: IndexPart): Promise<IndexRow[]> => (isShortList(part.list) ? shortRows(part) : indexRows(part))

/** The rows of one list from one value of a sort to another, both among them, of each partition in its order. */
export const rowsBetween = async (
  definition: Definition,
  {
    scope,
    group = 'any',
    sort,
  }: { readonly scope: string; readonly group?: string | undefined; readonly sort?: string | undefined },
  [from, to]: readonly [string, string],
): Promise<IndexRow[]> => {
  const { kind, sorts, shards } = listOf(definition)
  const slot = slotOf(sorts, sort)
  const lists = partitions(kind, [scope], [group], shards)
  const pages = await Promise.all(lists.map((list) => rowsIn({ slot, list, between: [from, to], ascending: true })))
  return pages.flat()
}

/** Rows of a list by their ids, as the table has them. */
export const rowsNamed = async (
  slot: SortSlot,
  keys: readonly { list: string; id: string }[],
  consistent: boolean,
): Promise<IndexRow[]> => {
  const rows = await readMany(keys, { nameOf: ({ list, id }) => `${list}|${id}`, consistent }, (asked, how) =>
    listRow.get(asked).go(how),
  )
  return rows.map((row) => ({ id: row.id, summary: row.summary, schema: row.schema, key: row[slot] ?? '' }))
}

const totalOf = async (lists: readonly string[]): Promise<{ count: number; measure: number }> => {
  const short = await shortTotal(lists)
  const rows = await readMany(
    lists.filter((list) => !isShortList(list)).map((list) => ({ list })),
    { nameOf: ({ list }) => list, consistent: false },
    (keys, how) => counterRow.get(keys).go(how),
  )
  return rows
    .map(withoutMark)
    .reduce((sum, row) => ({ count: sum.count + row.count, measure: sum.measure + row.measure }), short)
}

export const count = (definition: Definition, scopes: string | readonly string[], group: string | undefined) => {
  const { kind, shards } = listOf(definition)
  const distinctScopes = typeof scopes === 'string' ? [scopes] : distinct(scopes)
  return totalOf(partitions(kind, distinctScopes, groupsOf(definition, group), shards))
}

/** How many there are in each of some lists apart, and what they measure; read together. */
export const countEach = async (
  { kind, list }: Definition,
  scopes: readonly string[],
  group: string | undefined,
): Promise<ReadonlyMap<string, { readonly count: number; readonly measure: number }>> => {
  const scopeOf = new Map(
    distinct(scopes).flatMap((scope) =>
      partitions(kind, [scope], [group ?? 'any'], list?.shards ?? 1).map((name) => [name, scope]),
    ),
  )
  const rows = await readMany(
    [...scopeOf.keys()].map((name) => ({ list: name })),
    { nameOf: ({ list }) => list, consistent: false },
    (keys, how) => counterRow.get(keys).go(how),
  )
  const sums = new Map<string, { readonly count: number; readonly measure: number }>()
  for (const row of rows) {
    const scope = scopeOf.get(row.list) ?? ''
    const { count, measure } = withoutMark(row)
    const sum = sums.get(scope) ?? { count: 0, measure: 0 }
    sums.set(scope, { count: sum.count + count, measure: sum.measure + measure })
  }
  return sums
}

/**
 * Every row of a list, whatever their number, as it is written: read from the table itself with consistency, and put in the
 * order of one of its sorts here. For what is decided on; a page for people's eyes costs less (`pageOfList`).
 */
export const everyRow = async <Summary>(
  definition: Definition,
  { scopes, group, sort }: WholeList<string>,
): Promise<Summary[]> => {
  const { kind, sorts, shards } = listOf(definition)
  const slot = slotOf(sorts, sort)
  const lists = partitions(kind, distinct(scopes), groupsOf(definition, group), shards)
  const go = { ...options(), consistent: true, pages: 'all' } as const
  const answers = await Promise.all(lists.map((list) => listRow.query.byId({ list }).go(go)))
  const kept = answers.flatMap(({ data }) => data).filter(({ id }) => !isMark(id))
  const rows = new Map(kept.map((row) => [row.id, row]))
  return summariesOf<Summary>(
    definition,
    [...rows.values()].sort((a, b) => (isBefore(a[slot] ?? '', b[slot] ?? '') ? -1 : 1)),
  )
}

/** The ids of everything in some lists, as they are written. */
export const idsInLists = async (
  definition: Definition,
  { scopes, group }: Pick<WholeList<string>, 'group' | 'scopes'>,
): Promise<readonly string[]> => {
  const { kind, shards } = listOf(definition)
  const lists = partitions(kind, distinct(scopes), groupsOf(definition, group), shards)
  const go = { ...options(), consistent: true, pages: 'all', attributes: ['id'] } as const
  const answers = await Promise.all(lists.map((list) => listRow.query.byId({ list }).go(go)))
  return distinct(answers.flatMap(({ data }) => data.map(({ id }) => id)).filter((id) => !isMark(id)))
}

/** A way through a whole list, a part at a time. */
export interface ListWalk {
  readonly scope: string
  readonly group?: string | readonly string[] | undefined
  readonly size: number
  /** Where the part before ended. */
  readonly after?: string | undefined
}

/**
 * The ids of the next rows of a list, partition by partition and in the order of ids, read from the table itself with
 * consistency; `at` is the place of each, with which the walk goes on behind it. What comes to the list meanwhile has a
 * later id and is met too, where the list has one partition.
 */
export const walkList = async (
  definition: Definition,
  { scope, group, size, after }: ListWalk,
): Promise<{ readonly ids: readonly { readonly id: string; readonly at: string }[]; readonly cursor?: string }> => {
  const { kind, shards } = listOf(definition)
  const lists = partitions(kind, [scope], groupsOf(definition, group), shards)
  const [place = '0', last] = after?.split('#') ?? []
  const index = Number(place)
  const list = lists[index]
  if (list === undefined) return { ids: [] }
  const query = listRow.query.byId({ list })
  const { data } = await (last === undefined || last === '' ? query : query.gt({ id: last })).go({
    ...options(),
    consistent: true,
    limit: size,
  })
  const ids = data.filter(({ id }) => !isMark(id)).map(({ id }) => ({ id, at: `${index}#${id}` }))
  const end = data.at(-1)
  if (end !== undefined && data.length === size) return { ids, cursor: `${index}#${end.id}` }
  return index + 1 < lists.length ? { ids, cursor: `${index + 1}#` } : { ids }
}

/**
 * One page of a list. Every partition is asked for one page from the cursor on and the answers are merged, so the cost
 * depends on the page's size alone. A cursor is the sort value of the last row (`after`) or of the first (`before`).
 */
export const pageOfList = async <Summary>(
  definition: Definition,
  query: ListQuery<string>,
): Promise<ListPage<Summary>> => {
  const { kind, sorts, shards } = listOf(definition)
  const slot =
    query.order === undefined
      ? slotOf(sorts, query.sort)
      : slotOf(Object.keys(definition.list?.queue?.sorts ?? {}), query.order)
  const groups = groupsOf(definition, query.group)
  const lists = partitions(kind, distinct(query.scopes), groups, shards)
  if (lists.length === 0) return { hits: [], totalHits: 0 }
  const backwards = query.before !== undefined
  const ascending = backwards ? query.descending === true : query.descending !== true
  const cursor = query.before ?? query.after
  const from = cursor === undefined ? query.beyond : keyOfToken(cursor)
  const own = justWritten()
  const ownKeys = distinct(query.scopes).flatMap((scope) =>
    groups.flatMap((group) =>
      own.map((id) => ({
        list: listKey({ kind, scope, group, id }, shards),
        id,
        isPartners: scope.startsWith(partnerPrefix),
      })),
    ),
  )
  const [pages, ownRows, rowsOfPartners, total] = await Promise.all([
    Promise.all(
      lists.map((list) => rowsIn({ slot, list, beyond: from, ascending, limit: query.size + 1 + own.length })),
    ),
    rowsNamed(
      slot,
      ownKeys.filter(({ isPartners }) => !isPartners).map(({ list, id }) => ({ list, id })),
      true,
    ),
    rowsToCome(
      slot,
      ownKeys.filter(({ isPartners }) => isPartners),
    ),
    totalOf(lists),
  ])
  // The index may not have what the caller has just written, or as it was; the table has it.
  const rows = [
    ...pages.flat().filter(({ id }) => !own.includes(id)),
    ...[...ownRows, ...rowsOfPartners].filter(
      ({ key }) => from === undefined || (key !== from && isBefore(from, key) === ascending),
    ),
  ]
  const merged = [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) =>
    isBefore(a.key, b.key) === ascending ? -1 : 1,
  )
  const page = merged.slice(0, query.size)
  if (backwards) page.reverse()
  const more = merged.length > query.size
  const first = page[0]
  const last = page.at(-1)
  return {
    hits: await summariesOf<Summary>(definition, page),
    totalHits: Math.max(total.count, page.length),
    ...(last !== undefined && (backwards || more) && { nextToken: token(last.key) }),
    ...(first !== undefined && (backwards ? more : query.after !== undefined) && { prevToken: token(first.key) }),
  }
}
