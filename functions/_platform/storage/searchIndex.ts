import { config } from '../config/config.ts'
import { table } from './client.ts'
import { type Findable, searchRow } from './rows.ts'
import { type SearchRow, searchRowsOf } from './rowsOfState.ts'

/** What a record could be found by before and after a change. */
export interface WordsChange {
  readonly id: string
  readonly before: Findable | undefined
  readonly after: Findable | undefined
}

const keyOf = (row: SearchRow) => `${row.scope}|${row.head}|${row.suffix}|${row.id}`

/** Brings the search index in line with changed records; writing the same again changes nothing. */
export const indexWords = async (changes: readonly WordsChange[]): Promise<void> => {
  const options = { client: table(), table: config.tableName }
  const latest = new Map<string, WordsChange>()
  for (const change of changes) {
    const earlier = latest.get(change.id)
    latest.set(change.id, earlier === undefined ? change : { ...change, before: earlier.before })
  }
  const puts: SearchRow[] = []
  const deletes: SearchRow[] = []
  for (const { id, before, after } of latest.values()) {
    if (JSON.stringify(before) === JSON.stringify(after)) continue
    const last = new Map(searchRowsOf(id, before).map((row) => [keyOf(row), row]))
    const next = new Map(searchRowsOf(id, after).map((row) => [keyOf(row), row]))
    // A row says all words of its record: where one changed all change, where a scope came or went only its own do.
    puts.push(...[...next.values()].filter((row) => last.get(keyOf(row))?.text !== row.text))
    deletes.push(...[...last.values()].filter((row) => !next.has(keyOf(row))))
  }
  if (puts.length > 0) await searchRow.put(puts).go(options)
  if (deletes.length > 0) await searchRow.delete(deletes).go(options)
}
