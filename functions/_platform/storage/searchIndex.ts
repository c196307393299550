import { config } from '../config/config.ts'
import { table } from './client.ts'
import { type Findable, searchRow } from './rows.ts'
import { headOf, newestFirst, suffixesOf, wordsOf } from './words.ts'

/** What a record could be found by before and after a change. */
export interface WordsChange {
  readonly id: string
  readonly before: Findable | undefined
  readonly after: Findable | undefined
}

interface SearchRow {
  readonly kind: string
  readonly scope: string
  readonly head: string
  readonly suffix: string
  readonly id: string
  readonly newest: string
  readonly text: string
}

/** The index rows of a record: one for each scope and suffix. */
export const searchRowsOf = (id: string, find: Findable | undefined): SearchRow[] => {
  if (find === undefined) return []
  const text = find.texts.flatMap(wordsOf).join(' ')
  const suffixes = suffixesOf(find.texts)
  const newest = newestFirst(id)
  return find.scopes.flatMap((scope) =>
    suffixes.map((suffix) => ({ kind: find.kind, scope, head: headOf(suffix), suffix, id, newest, text })),
  )
}

const keyOf = (row: SearchRow) => `${row.scope}|${row.suffix}|${row.id}`

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
    const next = new Map(searchRowsOf(id, after).map((row) => [keyOf(row), row]))
    puts.push(...next.values())
    deletes.push(...searchRowsOf(id, before).filter((row) => !next.has(keyOf(row))))
  }
  if (puts.length > 0) await searchRow.put(puts).go(options)
  if (deletes.length > 0) await searchRow.delete(deletes).go(options)
}
