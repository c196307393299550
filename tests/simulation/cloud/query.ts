import { keyOf, type SortIndex } from '#functions/_platform/storage/table.ts'
import { conditionOf, type Item, type Names, type Values } from './expressions.ts'
import { invalid, most } from './limits.ts'
import type { RowStore } from './rowStore.ts'

interface Query {
  readonly IndexName?: SortIndex
  readonly KeyConditionExpression?: string
  readonly FilterExpression?: string
  readonly ExpressionAttributeNames?: Names
  readonly ExpressionAttributeValues?: Values
  readonly Limit?: number
  readonly ScanIndexForward?: boolean
  readonly ExclusiveStartKey?: Item
}

const pageOf = (Items: readonly Item[], last: Item | undefined, index: SortIndex | undefined): object => {
  const names = ['pk', 'sk', ...(index === undefined ? [] : Object.values(keyOf(index)))]
  const place = last && Object.fromEntries(names.map((name) => [name, last[name]]))
  return { Items, Count: Items.length, ...(place && { LastEvaluatedKey: place }) }
}

const partitionOf = ({ KeyConditionExpression = '', ...query }: Query, pk: string): string => {
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = query
  for (const [, name = '', value = ''] of KeyConditionExpression.matchAll(/([#\w]+)\s*=\s*(:\w+)/g))
    if ((names[name] ?? name) === pk) return values[value]?.S ?? ''
  throw invalid('Query condition missed key schema element')
}

/** A page of the whole table. */
export const answerScan = (
  store: RowStore,
  { Limit, ExclusiveStartKey: start, FilterExpression, ...given }: Query,
): object => {
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = given
  const fits = FilterExpression === undefined ? () => true : conditionOf(FilterExpression)
  const read: Item[] = []
  for (const row of store.after(start)) {
    if (read.length === Limit) break
    read.push(row)
  }
  const found = read.filter((row) => fits(row, names, values))
  return pageOf(found, read.length === Limit ? read.at(-1) : undefined, undefined)
}

/** A page of a partition of the table or of one of its indexes. */
export const answerQuery = (store: RowStore, query: Query): object => {
  const { IndexName, KeyConditionExpression = '', FilterExpression, Limit, ScanIndexForward = true } = query
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = query
  const rows = store.partition(IndexName, partitionOf(query, IndexName ? keyOf(IndexName).pk : 'pk'))
  const fits = conditionOf(KeyConditionExpression)
  const filter = FilterExpression === undefined ? undefined : conditionOf(FilterExpression)
  const start = query.ExclusiveStartKey
  const startAt = start && store.sortOf(IndexName, start)
  const Items: Item[] = []
  let bytes = 0
  let scanned = 0
  let last: Item | undefined
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows[ScanIndexForward ? step : rows.length - 1 - step]
    if (row === undefined || !fits(row.item, names, values)) continue
    if (startAt !== undefined && (ScanIndexForward ? row.sort <= startAt : row.sort >= startAt)) continue
    if (scanned === Limit || bytes > most.pageBytes) return pageOf(Items, last, IndexName)
    scanned += 1
    last = row.item
    bytes += (row.item.state?.B?.length ?? 0) + 500
    if (filter === undefined || filter(row.item, names, values)) Items.push(row.item)
  }
  return pageOf(Items, scanned === Limit ? last : undefined, IndexName)
}
