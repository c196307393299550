import type { IndexRow } from './indexRows.ts'
import { readMany } from './readMany.ts'
import type { SortSlot } from './rows.ts'
import { stateRow } from './rows.ts'

/**
 * The rows that records will have in lists of partners, which the stream writes a moment after the record: read off the
 * records themselves.
 */
export const rowsToCome = async (
  slot: SortSlot,
  keys: readonly { list: string; id: string }[],
): Promise<IndexRow[]> => {
  const lists = new Set(keys.map(({ list }) => list))
  const ids = [...new Set(keys.map(({ id }) => id))]
  const states = await readMany(
    ids.map((id) => ({ id })),
    { nameOf: ({ id }) => id, consistent: true },
    (asked, how) => stateRow.get(asked).go(how),
  )
  return states.flatMap(({ id, partners }) => {
    if (partners?.lists.some((list) => lists.has(list)) !== true) return []
    const { row } = partners
    return [{ id, summary: row.summary, schema: row.schema, key: row[slot] ?? '' }]
  })
}
