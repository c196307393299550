import { config } from '../config/config.ts'
import { table } from './client.ts'

interface How {
  readonly client: ReturnType<typeof table>
  readonly table: string
  readonly consistent: boolean
  readonly concurrent: number
}

/** BatchGetItem takes a hundred keys; more are read by several calls, so many at once. */
const callsAtOnce = 4

/**
 * Rows by their keys, any number of them: in the order they are named, each once however often it is named, those that are
 * not there left out. DynamoDB answers a batch in any order and refuses one that names a key twice. `consistent` for what
 * is decided on; what is only shown may be a moment old and costs half.
 */
export const readMany = async <Key, Row extends Key>(
  keys: readonly Key[],
  { nameOf, consistent }: { readonly nameOf: (key: Key) => string; readonly consistent: boolean },
  read: (keys: Key[], how: How) => Promise<{ readonly data: readonly Row[] }>,
): Promise<Row[]> => {
  const asked = new Map(keys.map((key) => [nameOf(key), key]))
  if (asked.size === 0) return []
  const how = { client: table(), table: config.tableName, consistent, concurrent: callsAtOnce }
  const { data } = await read([...asked.values()], how)
  const found = new Map(data.map((row) => [nameOf(row), row]))
  return [...asked.keys()].flatMap((name) => found.get(name) ?? [])
}
