import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { config } from '../config/config.ts'
import type { Definition, Write } from './definition.ts'
import { listItem, listKeyOf } from './listItem.ts'
import type { KeysOfRows } from './packedKeys.ts'
import { packKeys, unpackKeys } from './packedKeys.ts'
import { stateRow, uniqueRow } from './rows.ts'
import { formerKeysOf, keysOfRows, listRowsOf } from './rowsOfState.ts'
import type { Item } from './sendTransaction.ts'
import { mostItems, sendTransaction } from './sendTransaction.ts'
import { type StateRow, stateById } from './stateById.ts'
import { isOld, readUp } from './stateVersion.ts'
import { stateAttributes } from './writeItems.ts'

type Put = NonNullable<NonNullable<TransactWriteCommandInput['TransactItems']>[number]['Put']>

const options = () => ({ table: config.tableName })

const withBoth = (a: KeysOfRows, b: KeysOfRows): KeysOfRows => ({
  lists: [...new Set([...a.lists, ...b.lists])],
  uniques: [...new Map([...a.uniques, ...b.uniques].map((each) => [each.join('\n'), each])).values()],
})

/** What must be done to the rows of a record whose state wrote those of `old` and has those of `now`. */
const rowItems = (
  definition: Definition,
  state: ReturnType<typeof readUp>,
  old: KeysOfRows,
  now: KeysOfRows,
): Item[] => {
  const { id } = state
  const values = new Set(now.uniques.map((each) => each.join('\n')))
  return [
    ...listRowsOf(definition, state).map((row) => ({ Put: { TableName: config.tableName, Item: listItem(row) } })),
    ...now.uniques.map(
      ([key, value]) =>
        ({
          Put: uniqueRow
            .put({ key, value, id })
            .where((row, { eq, notExists }) => `${notExists(row.id)} OR ${eq(row.id, id)}`)
            .params(options()),
        }) as Item,
    ),
    ...old.lists
      .filter((list) => !now.lists.includes(list))
      .map((list) => ({ Delete: { TableName: config.tableName, Key: listKeyOf({ list, id }) } })),
    ...old.uniques
      .filter((each) => !values.has(each.join('\n')))
      .map(([key, value]) => ({ Delete: uniqueRow.delete({ key, value }).params(options()) }) as Item),
  ]
}

/** A state as it is in the table now, of the kind; undefined when there is none. */
const storedState = async (definition: Definition, id: string) => {
  const row = await stateById(id)
  return row?.kind === definition.kind ? row : undefined
}

/**
 * Writes the state, its rows, and none of those that only an older definition gave it – over exactly what was read: whoever
 * wrote in between is not overtaken, `conflict.stale`. More rows than one transaction takes are written in several, of which
 * the last makes it new; whoever is cut off begins again. Answers the version that it then has.
 */
const makeNew = async (definition: Definition, read: StateRow): Promise<number> => {
  const { id } = read
  const state = readUp(definition, read)
  const old = read.rows === undefined ? formerKeysOf(definition, state) : unpackKeys(read.rows)
  const now = keysOfRows(definition, state)
  const left = rowItems(definition, state, old, now)
  for (let version = read.version + 1; ; version += 1) {
    const part = left.splice(0, mostItems - 1)
    const isLast = left.length === 0
    const { id: _, ...attributes } = isLast
      ? stateAttributes(definition, state, version, read.seal)
      : { ...read, version, rows: packKeys(withBoth(old, now)) }
    const put = stateRow
      .put({ id, ...attributes })
      .where((row, { eq }) => eq(row.version, version - 1))
      .params(options()) as Put
    await sendTransaction([{ Put: put }, ...part])
    if (isLast) return version
  }
}

/**
 * Writes a record that an older definition wrote as today's has it. What it says stays the same, so nobody reads of it in
 * its history. Answers the version that it then has; undefined when there is no such record.
 */
export const freshen = async (definition: Definition, id: string): Promise<number | undefined> => {
  const read = await storedState(definition, id)
  return read === undefined || !isOld(definition, read) ? read?.version : makeNew(definition, read)
}

/** Those of the writes that were refused because an older definition wrote their records, as they were read, made new. */
export const freshened = async (writes: readonly Write[]): Promise<readonly Write[] | undefined> => {
  let changed = false
  const fresh: Write[] = []
  for (const write of writes) {
    const { definition, before } = write
    const read =
      before === undefined || definition.version === undefined ? undefined : await storedState(definition, before.id)
    if (before === undefined || read === undefined || read.version !== before.version || !isOld(definition, read)) {
      fresh.push(write)
      continue
    }
    // Made of what was compared, not read again: else a write of somebody else in between would be written over.
    fresh.push({ ...write, before: { ...before, version: await makeNew(definition, read) } })
    changed = true
  }
  return changed ? fresh : undefined
}
