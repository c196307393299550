import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Definition, State } from '#functions/_platform/storage/definition.ts'
import { type PackedState, unpackState } from '#functions/_platform/storage/packedState.ts'
import { unpackSummary } from '#functions/_platform/storage/packedSummary.ts'
import {
  findableOf,
  listRowsOf,
  partnerPutsOf,
  partnerRowsOf,
  type SearchRow,
  searchRowsOf,
  uniquesOf,
} from '#functions/_platform/storage/rowsOfState.ts'
import { isShortList } from '#functions/_platform/storage/shortScope.ts'
import { contentOf } from '#functions/_platform/storage/verify/expectedRows.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import type { Item } from './cloud/expressions.ts'
import type { World } from './world.ts'

const definitions = new Map<string, Definition>(kinds.map((definition) => [definition.kind, definition]))

/** What rows say by their names; rows of lists, values and search, and what the row of a state says beside it. */
type Contents = ReadonlyMap<string, string>

const text = (item: Item | undefined, name: string): string => item?.[name]?.S ?? ''
const number = (item: Item | undefined, name: string): number => Number(item?.[name]?.N ?? 0)
const entityOf = (item: Item): string => text(item, '__edb_e__')

const searchName = ({ kind, scope, suffix, id }: Pick<SearchRow, 'id' | 'kind' | 'scope' | 'suffix'>): string =>
  `search ${kind} ${scope} ${suffix} ${id}`
const listName = (list: string, id: string): string => `list ${list} ${id}`
const uniqueName = (key: string, value: string): string => `unique ${key} ${value}`

/** The name of a row that follows from a state; undefined for one that does not. */
const nameOf = (item: Item): string | undefined => {
  const of = (name: string) => text(item, name)
  switch (entityOf(item)) {
    case 'state':
      return `beside ${of('id')}`
    case 'list':
      return listName(of('list'), of('id'))
    case 'unique':
      return uniqueName(of('key'), of('value'))
    case 'search':
      return searchName({ kind: of('kind'), scope: of('scope'), suffix: of('suffix'), id: of('id') })
    default:
      return undefined
  }
}

const searchContent = (head: string, newest: string, words: string): string => `${head} ${newest} ${words}`
const listContent = ({ summary, measure, s1, s2, s3, s4, expiresAt }: Readonly<Record<string, unknown>>): string =>
  contentOf([summary, measure, s1, s2, s3, s4, expiresAt])

/** What a list's row says, as the storage module names it. */
const listAttributes = ({
  summary,
  gsi1sk: s1,
  gsi2sk: s2,
  gsi3sk: s3,
  gsi4sk: s4,
  ...row
}: Record<string, unknown>) => ({
  ...row,
  summary: unpackSummary(summary),
  s1,
  s2,
  s3,
  s4,
})

const contentOfRow = (item: Item): string => {
  switch (entityOf(item)) {
    case 'list':
      return listContent(listAttributes(unmarshall(item as never)))
    case 'unique':
      return text(item, 'id')
    case 'search':
      return searchContent(text(item, 'head'), text(item, 'newest'), text(item, 'text'))
    default: {
      const { state: _, ...beside } = item
      const { find, expiresAt } = unmarshall(beside as never)
      return contentOf([find, expiresAt])
    }
  }
}

/** Rows are never changed in place, and many are those that every life begins with: what follows from each is seen once. */
const wanted = new WeakMap<Item, Contents>()

/** What a state's rows are to say. */
const wantedBy = (item: Item): Contents => {
  const known = wanted.get(item)
  if (known !== undefined) return known
  const definition = definitions.get(text(item, 'kind'))
  if (definition === undefined) throw new Error(`No service lists the kind ${text(item, 'kind')} in its records.ts.`)
  const state: State = { ...unpackState(item.state?.B as PackedState), id: text(item, 'id') }
  const find = findableOf(definition, state)
  const contents = new Map([
    [`beside ${state.id}`, contentOf([find, definition.expiresAt?.(state as never)])],
    ...[...listRowsOf(definition, state), ...partnerPutsOf(partnerRowsOf(definition, state))].map(
      (row) => [listName(row.list, row.id), listContent({ ...row })] as const,
    ),
    ...[...uniquesOf(definition, state)].map(([key, value]) => [uniqueName(key, value), state.id] as const),
    ...searchRowsOf(state.id, find).map(
      (row) => [searchName(row), searchContent(row.head, row.newest, row.text)] as const,
    ),
  ])
  wanted.set(item, contents)
  return contents
}

interface Touched {
  readonly key: Item
  /** The row as it was before the world went its own way. */
  readonly before: Item | undefined
  readonly after: Item | undefined
}

/** The rows that were touched since a world began. */
const touchedIn = ({ table }: Pick<World, 'table'>): readonly Touched[] => {
  const touched = new Map<string, Touched>()
  for (const { dynamodb } of table.ownStream) {
    const { OldImage: before, NewImage } = dynamodb
    const { pk = {}, sk = {} } = NewImage ?? before ?? {}
    const place = `${pk.S}\n${sk.S}`
    if (!touched.has(place)) touched.set(place, { key: { pk, sk }, before, after: table.at({ pk, sk }) })
  }
  return [...touched.values()]
}

/** How many of a kind of wrong are told. */
const mostTold = 3

/** Rows of lists, values and search are those that the states have, and say the same. */
const wrongsOfFollowing = ({ table }: Pick<World, 'table'>, touched: readonly Touched[]): string[] => {
  const are = new Map<string, string | undefined>()
  const should = new Map<string, string>()
  const were = new Map<string, string>()
  for (const { before, after } of touched) {
    const name = nameOf(after ?? before ?? {})
    if (name !== undefined) are.set(name, after && contentOfRow(after))
    if (before !== undefined && entityOf(before) === 'state')
      for (const [each, content] of wantedBy(before)) were.set(each, content)
    if (after !== undefined && entityOf(after) === 'state')
      for (const [each, content] of wantedBy(after)) should.set(each, content)
  }
  const byOthers = (name: string): string | undefined => {
    for (const item of table.all())
      if (entityOf(item) === 'state' && wantedBy(item).has(name)) return wantedBy(item).get(name)
    return undefined
  }
  return [...new Set([...are.keys(), ...should.keys(), ...were.keys()])].flatMap((name) => {
    // A row whose state nobody touched is still that state's; a row that nobody touched was right before.
    const wants = should.has(name) || were.has(name) ? should.get(name) : byOthers(name)
    const says = are.has(name) ? are.get(name) : were.get(name)
    if (wants === says) return []
    if (says === undefined) return [`the row ${name} is missing`]
    if (wants === undefined) return [`the row ${name} is there and no state has it`]
    return [`the row ${name} says ${says}, its state ${wants}`]
  })
}

/** Counters went with their lists, but for short ones, which have none: as many rows more, and as much more of what they measure. */
const wrongsOfCounters = (touched: readonly Touched[]): string[] => {
  const went = (entity: string) => {
    const by = new Map<string, { count: number; measure: number }>()
    for (const { before, after } of touched) {
      if (entityOf(after ?? before ?? {}) !== entity) continue
      const list = text(after ?? before, 'list')
      if (isShortList(list)) continue
      const so = by.get(list) ?? { count: 0, measure: 0 }
      const count =
        entity === 'list'
          ? Number(after !== undefined) - Number(before !== undefined)
          : number(after, 'count') - number(before, 'count')
      by.set(list, {
        count: so.count + count,
        measure: so.measure + number(after, 'measure') - number(before, 'measure'),
      })
    }
    return by
  }
  const lists = went('list')
  const counters = went('counter')
  const still = { count: 0, measure: 0 }
  return [...new Set([...lists.keys(), ...counters.keys()])].flatMap((list) => {
    const rows = lists.get(list) ?? still
    const counter = counters.get(list) ?? still
    return rows.count === counter.count && rows.measure === counter.measure
      ? []
      : [
          `the counter of ${list} went by ${counter.count} and ${counter.measure}, the list by ${rows.count} and ${rows.measure}`,
        ]
  })
}

/** What is wrong with the rows that were touched since a world began; with one that began empty, with all of them. */
export const wrongsOfRows = (world: Pick<World, 'table'>): string[] => {
  const touched = touchedIn(world)
  return [wrongsOfFollowing(world, touched), wrongsOfCounters(touched)].flatMap((wrongs) => wrongs.slice(0, mostTold))
}
