import { packSummary } from './packedSummary.ts'
import { sortFields, sortIndexes } from './rows.ts'
import type { ListPut } from './rowsOfState.ts'
import { isShortList } from './shortScope.ts'
import { expiryAttribute, keyOf } from './table.ts'

/** The key of a row in a list. */
export const listKeyOf = ({ list, id }: Pick<ListPut, 'id' | 'list'>) => ({
  pk: `$palisade#list_${list}`,
  sk: `$list_1#id_${id}`,
})

/**
 * A row of a list as it lies in the table: what ElectroDB makes of `listRow` and `shortListRow`, put together here, since
 * most of what a commit writes are such rows and each takes ElectroDB a fifth of a millisecond. One of a short list goes
 * without the indexes.
 */
export const listItem = (row: ListPut): Record<string, unknown> => {
  const { list, id, summary, schema, measure, expiresAt } = row
  const item: Record<string, unknown> = { list, id, summary: packSummary(summary), ...listKeyOf(row) }
  const isShort = isShortList(list)
  for (const slot of ['s1', 's2', 's3', 's4'] as const) {
    if (row[slot] !== undefined) item[sortFields[slot]] = row[slot]
    if (!isShort) item[keyOf(sortIndexes[slot]).pk] = item.pk
  }
  if (schema !== undefined) item.schema = schema
  if (measure !== undefined) item.measure = measure
  if (expiresAt !== undefined) item[expiryAttribute] = expiresAt
  return { ...item, __edb_e__: 'list', __edb_v__: '1' }
}
