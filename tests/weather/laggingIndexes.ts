import { currentTrace } from '#functions/_platform/log/log.ts'
import type { Chance } from './chance.ts'
import type { Forecast } from './weather.ts'
import type { Answer, Call, Layer } from './wire.ts'

type Value = { readonly S?: string; readonly N?: string }
type Item = Readonly<Record<string, Value>>
type Key = Readonly<Record<'pk' | 'sk', Value>>

/** A row that an index does not show as it is until `until`, and how it shows it meanwhile. */
interface Behind {
  readonly table: string
  readonly shown: Item | undefined
  readonly until: number
}

interface RowWrite {
  readonly table: string
  readonly key: string
  readonly after: Item | undefined
}

interface Query {
  readonly TableName: string
  readonly IndexName?: string
  readonly Limit?: number
  readonly ScanIndexForward?: boolean
  readonly ExclusiveStartKey?: Item
  readonly KeyConditionExpression: string
  readonly ProjectionExpression?: string
  readonly ExpressionAttributeNames: Readonly<Record<string, string>>
  readonly ExpressionAttributeValues: Readonly<Record<string, Value>>
}

interface Page {
  readonly Items: readonly Item[]
  readonly LastEvaluatedKey?: Item
}

/** Rows whose present image is remembered; of one forgotten the index shows nothing until it is up with its next write. */
const mostRemembered = 20_000

const rowKey = (table: string, { pk, sk }: Key | Item): string => `${table}|${pk?.S}|${sk?.S}`

type Put = { readonly Item: Item; readonly TableName: string }
type Delete = { readonly Key: Key; readonly TableName: string }

/** What a write puts and deletes. Updates of single attributes touch no row that an index has. */
const rowsOf = ({ operation, input }: Call): RowWrite[] => {
  const put = ({ Item: after, TableName: table }: Put): RowWrite => ({ table, key: rowKey(table, after), after })
  const gone = ({ Key: key, TableName: table }: Delete): RowWrite => ({
    table,
    key: rowKey(table, key),
    after: undefined,
  })
  if (operation === 'PutItem') return [put(input as Put)]
  if (operation === 'DeleteItem') return [gone(input as Delete)]
  if (operation === 'TransactWriteItems')
    return (input as { TransactItems: { Put?: Put; Delete?: Delete }[] }).TransactItems.flatMap((item) =>
      item.Put ? [put(item.Put)] : item.Delete ? [gone(item.Delete)] : [],
    )
  return []
}

const isIndexed = (item: Item | undefined): boolean =>
  item !== undefined && Object.keys(item).some((name) => /^gsi\dpk$/.test(name))

/** The comparisons of key conditions (developer guide, Key condition expressions). */
const compares: Readonly<Record<string, (left: string, right: string) => boolean>> = {
  '=': (left, right) => left === right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
}

const conditionsOf = (query: Query): ((item: Item) => boolean)[] =>
  query.KeyConditionExpression.split(/ and /i).map((text) => {
    const begins = /^begins_with\((#\w+),\s*(:\w+)\)$/.exec(text.trim())
    const [name, sign, value] = begins
      ? [begins[1], 'begins', begins[2]]
      : (/^(#\w+)\s*([<>=]+)\s*(:\w+)$/.exec(text.trim())?.slice(1) ?? [])
    const attribute = query.ExpressionAttributeNames[name ?? '']
    const right = query.ExpressionAttributeValues[value ?? '']?.S
    const compare = sign === 'begins' ? (left: string, start: string) => left.startsWith(start) : compares[sign ?? '']
    if (attribute === undefined || right === undefined || compare === undefined)
      throw new Error(`The weather cannot read the key condition ${text}.`)
    return (item) => {
      const left = item[attribute]?.S
      return left !== undefined && compare(left, right)
    }
  })

/**
 * Queries of an index that is behind: what was written in the last moments is not there yet, or as it was before. Each row
 * has a delay of its own; a row's writes show in their order. `catchUp` lets the indexes be up with the table at once.
 */
export const laggingIndexes = ({ laggingIndexes: most }: Forecast, draw: Chance) => {
  const images = new Map<string, Item>()
  const behind = new Map<string, Behind[]>()

  const note = ({ table, key, after }: RowWrite, delay: number) => {
    const before = images.get(key)
    if (!isIndexed(before) && !isIndexed(after)) return
    const earlier = behind.get(key) ?? []
    const until = Math.max(performance.now() + delay, earlier.at(-1)?.until ?? 0)
    behind.set(key, [...earlier, { table, shown: before, until }])
    images.delete(key)
    if (after !== undefined) images.set(key, after)
    const oldest = images.keys().next().value
    if (images.size > mostRemembered && oldest !== undefined) images.delete(oldest)
  }

  /** The rows of a table that its indexes show otherwise than they are. */
  const notYet = (table: string, now: number): Map<string, Item | undefined> => {
    const shown = new Map<string, Item | undefined>()
    for (const [key, entries] of behind) {
      const left = entries.filter(({ until }) => until > now)
      if (left.length === 0) behind.delete(key)
      else behind.set(key, left)
      const [first] = left
      if (first?.table === table) shown.set(key, first.shown)
    }
    return shown
  }

  const asShown = (query: Query, page: Page, shown: ReadonlyMap<string, Item | undefined>): Page => {
    const order = `${query.IndexName}sk`
    const sign = query.ScanIndexForward === false ? -1 : 1
    const sortOf = (item: Item) => item[order]?.S ?? ''
    const conditions = conditionsOf(query)
    const isWithin = (item: Item) => {
      const { ExclusiveStartKey: start } = query
      const { LastEvaluatedKey: end } = page
      const isBefore = (a: Item, b: Item) => (sign === 1 ? sortOf(a) < sortOf(b) : sortOf(a) > sortOf(b))
      return (start === undefined || isBefore(start, item)) && (end === undefined || !isBefore(end, item))
    }
    const old = [...shown.values()]
      .filter((item) => item !== undefined)
      .filter((item) => conditions.every((fits) => fits(item)) && isWithin(item))
    const items = [...page.Items.filter((item) => !shown.has(rowKey(query.TableName, item))), ...old].sort((a, b) =>
      sortOf(a) < sortOf(b) ? -sign : sign,
    )
    const cut = items.slice(0, query.Limit)
    const last = cut.at(-1)
    const { LastEvaluatedKey: _, ...rest } = page
    const names = ['pk', 'sk', `${query.IndexName}pk`, order]
    const place = last && Object.fromEntries(names.flatMap((name) => (last[name] ? [[name, last[name]]] : [])))
    const more = cut.length < items.length ? place : page.LastEvaluatedKey
    return { ...rest, Items: cut, ...(more && { LastEvaluatedKey: more }) }
  }

  const layer: Layer =
    (below) =>
    async (call): Promise<Answer> => {
      if (most === 0) return below(call)
      // Who is no request and no worker's task is a test: what it arranges was there before, and it sees what there is.
      const isTest = currentTrace() === undefined
      if (call.operation === 'Query') {
        if (isTest) return below(call)
        const query = call.input as Query
        const shown = query.IndexName === undefined ? new Map() : notYet(query.TableName, performance.now())
        if (shown.size === 0) return below(call)
        // What the index does not show yet is read on top, so that a page is as long as it would be without it.
        // Whole rows are read, whatever is asked of them: which of them are behind is told by their keys.
        const { ProjectionExpression: _, ...unprojected } = query
        const named = Object.entries(query.ExpressionAttributeNames)
        const ExpressionAttributeNames = Object.fromEntries(
          named.filter(([name]) => new RegExp(`${name}\\b`).test(query.KeyConditionExpression)),
        )
        const whole = { ...unprojected, ExpressionAttributeNames }
        const wider = query.Limit === undefined ? whole : { ...whole, Limit: query.Limit + shown.size }
        const answer = await below({ operation: call.operation, input: wider })
        if (answer.status !== 200) return answer
        const page = asShown(query, answer.output as Page, shown)
        const Count = page.Items.length
        return { status: 200, output: { ...page, Count, ScannedCount: Count } }
      }
      const answer = await below(call)
      if (answer.status === 200 && /^(?:PutItem|DeleteItem|TransactWriteItems)$/.test(call.operation))
        for (const row of rowsOf(call)) note(row, isTest ? 0 : draw('lag') * most)
      return answer
    }

  return { layer, catchUp: () => behind.clear() }
}
