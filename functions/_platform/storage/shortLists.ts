import { config } from '../config/config.ts'
import { table } from './client.ts'
import type { IndexPart, IndexRow } from './indexRows.ts'
import { isMark } from './listMark.ts'
import { isBefore } from './order.ts'
import { listRow } from './rows.ts'
import { isShortList } from './shortScope.ts'

/** Whether a row is in the part that is asked for, as an index would have it. */
const isIn =
  ({ between, beyond, ascending }: IndexPart) =>
  ({ key }: IndexRow): boolean => {
    if (between !== undefined) return !isBefore(key, between[0]) && !isBefore(between[1], key)
    return beyond === undefined || (ascending ? isBefore(beyond, key) : isBefore(key, beyond))
  }

/** Everything in a short list, by its values of one order: read whole from the table, which is a read of one partition. */
const wholeShortList = async ({ list, slot }: Pick<IndexPart, 'list' | 'slot'>) => {
  const { data } = await listRow.query
    .byId({ list })
    .go({ client: table(), table: config.tableName, consistent: true, pages: 'all' })
  return data.filter(({ id }) => !isMark(id)).map((row) => ({ ...row, key: row[slot] }))
}

/** The rows of a part of a short list, put in order here: no index has them. */
export const shortRows = async (part: IndexPart): Promise<IndexRow[]> => {
  const rows = await wholeShortList(part)
  return rows
    .flatMap(({ id, summary, schema, key }) => (key === undefined ? [] : [{ id, summary, schema, key }]))
    .filter(isIn(part))
    .sort((a, b) => (isBefore(a.key, b.key) === part.ascending ? -1 : 1))
    .slice(0, part.limit)
}

/** How many rows short lists have, and what they measure in all: no counter is kept of them. */
export const shortTotal = async (lists: readonly string[]): Promise<{ count: number; measure: number }> => {
  const rows = await Promise.all(lists.filter(isShortList).map((list) => wholeShortList({ list, slot: 's1' })))
  const all = rows.flat()
  return { count: all.length, measure: all.reduce((sum, { measure = 0 }) => sum + measure, 0) }
}
