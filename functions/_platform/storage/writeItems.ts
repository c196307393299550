import type { Instant } from '#shared/domain/calendar/instant.ts'
import { config } from '../config/config.ts'
import { auditRow } from './auditRows.ts'
import type { Definition, State, Write } from './definition.ts'
import { denialItem } from './denials.ts'
import { auditEntry } from './history.ts'
import { listItem, listKeyOf } from './listItem.ts'
import { packKeys } from './packedKeys.ts'
import { packState } from './packedState.ts'
import { stateRow, uniqueRow } from './rows.ts'
import { findableOf, keysOfRows, listRowsOf, partnerRowsOf, uniquesOf } from './rowsOfState.ts'
import type { Item } from './sendTransaction.ts'
import { versionAttribute } from './stateVersion.ts'
import { withUntold } from './untold.ts'

const options = () => ({ table: config.tableName })

/** A state's row as its definition has it now. */
export const stateAttributes = (
  definition: Definition,
  { version: _, seal: __, ...state }: State,
  version: number,
  seal: string | undefined,
) => {
  const find = findableOf(definition, state)
  const partners = partnerRowsOf(definition, state)
  const expiresAt = definition.expiresAt?.(state)
  const keys = keysOfRows(definition, state)
  return {
    id: state.id,
    kind: definition.kind,
    version,
    ...(seal !== undefined && { seal }),
    ...versionAttribute(definition),
    state: packState(state),
    ...(keys.lists.length + keys.uniques.length > 0 && { rows: packKeys(keys) }),
    ...(find && { find }),
    ...(partners && { partners }),
    ...(expiresAt !== undefined && { expiresAt }),
  }
}

/** The state's row is written or removed only if it is of the version that was read, and today's definition wrote it. */
const stateItem = (
  definition: Definition,
  id: string,
  version: number,
  after: State | undefined,
  seal: string,
): Item => {
  const { schema } = versionAttribute(definition)
  if (after === undefined)
    return {
      Delete: stateRow
        .delete({ id })
        .where((row, { eq }) => eq(row.version, version))
        .where((row, { eq, notExists }) => (schema === undefined ? notExists(row.schema) : eq(row.schema, schema)))
        .params(options()),
    } as Item
  const put = stateRow.put(stateAttributes(definition, after, version + 1, seal))
  if (version === 0) return { Put: put.where((row, { notExists }) => notExists(row.id)).params(options()) } as Item
  return {
    Put: put
      .where((row, { eq }) => eq(row.version, version))
      .where((row, { eq, notExists }) => (schema === undefined ? notExists(row.schema) : eq(row.schema, schema)))
      .params(options()),
  } as Item
}

/** What a transaction does to write a state with its rows and the entry of its audit. */
export const itemsOf = (
  { definition, before, after, ends = [] }: Write,
  at: Instant,
  spared: readonly string[] = [],
): Item[] => {
  const was = before as State | undefined
  const is = withUntold(was, after as State | undefined)
  const id = is?.id ?? was?.id ?? ''
  const version = before?.version ?? 0
  const entry = auditEntry(definition, was, is, at)
  const items = [stateItem(definition, id, version, is, entry.seal)]
  const oldRows = new Map(listRowsOf(definition, was).map((row) => [row.list, row]))
  const newRows = new Map(listRowsOf(definition, is).map((row) => [row.list, row]))
  for (const [list, row] of newRows)
    if (JSON.stringify(oldRows.get(list)) !== JSON.stringify(row))
      items.push({ Put: { TableName: config.tableName, Item: listItem(row) } })
  for (const list of oldRows.keys())
    if (!newRows.has(list)) items.push({ Delete: { TableName: config.tableName, Key: listKeyOf({ list, id }) } })
  const oldUniques = uniquesOf(definition, was)
  const newUniques = uniquesOf(definition, is)
  for (const [key, value] of newUniques)
    if (oldUniques.get(key) !== value)
      items.push({ Put: uniqueRow.create({ key, value, id }).params(options()) } as Item)
  for (const [key, value] of oldUniques)
    if (newUniques.get(key) !== value)
      items.push({ Delete: uniqueRow.delete({ key, value }).params(options()) } as Item)
  items.push({ Put: auditRow.put(entry).params(options()) } as Item)
  const ended = [...(definition.ends?.(before, after) ?? []), ...ends]
  items.push(...ended.map((subject) => denialItem(subject, at, spared)))
  return items
}
