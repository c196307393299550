import { config } from '../../config/config.ts'
import type { Definition, State } from '../definition.ts'
import { listItem, listKeyOf } from '../listItem.ts'
import { unpackSummary } from '../packedSummary.ts'
import { searchRow, uniqueRow } from '../rows.ts'
import { findableOf, listRowsOf, partnerPutsOf, partnerRowsOf, searchRowsOf, uniquesOf } from '../rowsOfState.ts'
import { isShortList } from '../shortScope.ts'
import { stateKeyOf } from '../stateById.ts'
import { isNewer, isOld, readUp } from '../stateVersion.ts'
import { type Key, keyOf, nameOf, type Row } from './rawRows.ts'

/** The rows that a state has, by name, and what its own row says beside it. */
export interface ExpectedRows {
  /** In lists and for values: written with the state. */
  readonly written: ReadonlyMap<string, Row>
  /** For search and in the lists of partners: written by the stream, moments later. */
  readonly streamed: ReadonlyMap<string, Row>
  readonly find: unknown
  readonly partners: unknown
  readonly expiresAt: number | undefined
}

const none: ExpectedRows = {
  written: new Map(),
  streamed: new Map(),
  find: undefined,
  partners: undefined,
  expiresAt: undefined,
}

/** A row as the storage module puts it; ElectroDB gives its parameters without a type. */
const itemOf = (put: { params(options: { table: string }): unknown }): Row =>
  (put.params({ table: config.tableName }) as { readonly Item: Row }).Item

const named = (rows: readonly Row[]): Map<string, Row> => new Map(rows.map((row) => [nameOf(keyOf(row)), row]))

/** The name of the row of a record's state. */
export const stateName = (id: string): string => nameOf(stateKeyOf(id))

/** With which the keys of a list's rows begin: its counter is in the same partition. */
export const beginningOfList = (list: string): Key => listKeyOf({ list, id: '' })

const stateOf = (definition: Definition, row: Row | undefined): State | undefined =>
  row === undefined || row.kind !== definition.kind
    ? undefined
    : { ...readUp(definition, row as unknown as Parameters<typeof readUp>[1]), id: String(row.id) }

/** The version of its kind that wrote a state's row. */
export const schemaOf = (row: Row): { readonly schema?: number } =>
  typeof row.schema === 'number' ? { schema: row.schema } : {}

/** Whether today's definition wrote the row, so that its rows are what today's says. */
export const isOfToday = (definition: Definition, row: Row): boolean =>
  !isOld(definition, schemaOf(row)) && !isNewer(definition, schemaOf(row))

/** Whether a row is one of a state's, whatever it holds: for the many rows whose content their state vouches for. */
export const ownerOf = (definition: Definition, stored: Row | undefined): ((row: Row) => boolean) => {
  // What another version of the kind gave it, is its own until it is made new.
  if (stored !== undefined && stored.kind === definition.kind && !isOfToday(definition, stored)) return () => true
  const state = stateOf(definition, stored)
  if (state === undefined) return () => false
  const lists = new Set([
    ...listRowsOf(definition, state).map(({ list }) => list),
    ...(partnerRowsOf(definition, state)?.lists ?? []),
  ])
  const uniques = uniquesOf(definition, state)
  const find = findableOf(definition, state)
  const placeOf = (row: Row) => `${row.scope}|${row.head}|${row.suffix}`
  const places = new Set(searchRowsOf(state.id, find).map((row) => placeOf({ ...row })))
  return (row) => {
    const { list, suffix, key, value } = row
    if (list !== undefined) return lists.has(String(list))
    if (suffix !== undefined) return places.has(placeOf(row))
    return uniques.get(String(key)) === value
  }
}

/** What the row of a state says there should be, by the definition of its kind; nothing when it is not there. */
export const expectedOf = (definition: Definition, row: Row | undefined): ExpectedRows => {
  const state = stateOf(definition, row)
  if (state === undefined) return none
  const find = findableOf(definition, state)
  const partners = partnerRowsOf(definition, state)
  return {
    written: named([
      ...listRowsOf(definition, state).map(listItem),
      ...[...uniquesOf(definition, state)].map(([key, value]) => itemOf(uniqueRow.put({ key, value, id: state.id }))),
    ]),
    streamed: named([
      ...searchRowsOf(state.id, find).map((each) => itemOf(searchRow.put(each))),
      ...partnerPutsOf(partners).map(listItem),
    ]),
    find,
    partners,
    expiresAt: definition.expiresAt?.(state),
  }
}

/**
 * A row of a list by what it says: earlier ones were not packed, said their sort values twice, and those of short lists stood
 * in the indexes.
 */
const meaningOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('summary' in value)) return value
  const { s1: _, s2: __, s3: ___, s4: ____, summary, ...row } = value as Row
  const { gsi1pk: _1, gsi2pk: _2, gsi3pk: _3, gsi4pk: _4, ...unindexed } = row
  return { ...(isShortList(String(row.list)) ? unindexed : row), summary: unpackSummary(summary) }
}

/** The same for the same content, whatever the order of its parts. */
export const contentOf = (value: unknown): string =>
  JSON.stringify(meaningOf(value), (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''
