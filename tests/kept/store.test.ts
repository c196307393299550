import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type AttributeValue, BatchWriteItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { table } from '#functions/_platform/storage/client.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { defineRecord, type RecordDefinition } from '#functions/_platform/storage/record.ts'
import { isShortList } from '#functions/_platform/storage/shortScope.ts'
import { scanRows } from '#functions/_platform/storage/verify/rawRows.ts'
import { verifyRows } from '#functions/_platform/storage/verify/verifyRows.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

/** Of an attribute's value in JSON, what was bytes. */
const revived = (key: string, value: unknown): unknown =>
  key === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : value

/** What one region's demo book was in the table on 22 November 2026, one row a line; told by a stream that begins anew. */
const kept = (): Record<string, AttributeValue>[] =>
  brotliDecompressSync(readFileSync(new URL('./store.1.jsonl.br', import.meta.url)))
    .toString()
    .split('\n')
    .map((line) => JSON.parse(line, revived) as Record<string, AttributeValue>)
    .map((row) => (row.__edb_e__?.S === 'counter' ? { ...row, sequence: { S: '' } } : row))

const records = new Map(
  kinds.map((definition) => [
    definition.kind,
    defineRecord(definition as unknown as RecordDefinition<{ readonly id: string }, string, string, object>),
  ]),
)
const recordsOf = (kind: string) => {
  const found = records.get(kind)
  if (found === undefined) throw new Error(`There are no records of the kind ${kind}.`)
  return found
}

let store: TestTable
const relayed = new Set<string>()
const settle = async () => {
  const { relay } = await import('#functions/platform/relay.ts')
  const { Records } = await store.stream()
  const fresh = Records.filter((record) => !relayed.has(record.eventID ?? ''))
  for (const record of fresh) relayed.add(record.eventID ?? '')
  await relay({ Records: fresh })
}

/** Kinds that are records no more, and whose old rows run out by themselves. */
const gone: readonly string[] = ['throttle']
/** Kinds that had no lists then: `verify` with `repair` puts them there. */
const unlisted: readonly string[] = ['invoice']
const rows = kept().filter(({ kind }) => !gone.includes(kind?.S ?? ''))
const states = rows
  .filter(({ __edb_e__ }) => __edb_e__?.S === 'state')
  .map(({ kind, id }) => ({ kind: kind?.S ?? '', id: id?.S ?? '' }))

beforeAll(async () => {
  store = await startTable()
  for (let from = 0; from < rows.length; from += 25)
    await table().send(
      new BatchWriteItemCommand({
        RequestItems: {
          [process.env.TABLE_NAME ?? '']: rows.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } })),
        },
      }),
    )
  // Its counters have counted it; what the stream tells of its writing is of the kept store's past.
  for (const { eventID } of (await store.stream()).Records) relayed.add(eventID ?? '')
})
afterAll(() => store.stop())

/** Every record of a book is read, changed and removed one after another, which takes a busy machine minutes. */
const wholeBook = { timeout: 600_000 }

it('a store that earlier code wrote is whole to the code of today', wholeBook, async () => {
  const { differences } = await verifyRows(kinds, { pause: settle })
  expect(differences.filter(({ row }) => row !== 'version')).toEqual([])
})

it('each of its records opens, is listed and found', wholeBook, async () => {
  for (const { kind, id } of states) {
    const of = recordsOf(kind)
    const { version: _, ...state } = await of.require(id)
    const { list, unique = {} } = of.definition
    for (const [key, value] of Object.entries(unique))
      if (value(state) !== undefined) expect(await of.byUnique(key, value(state) ?? '')).toMatchObject({ id })
    if (unlisted.includes(kind)) continue
    for (const scope of list?.scopes(state) ?? []) {
      const group = list?.groupsOnly ? list.groups?.(state, scope) : undefined
      expect(await of.every({ scopes: [scope], group })).toContainEqual(list?.summary(state))
    }
  }
})

it('each of its records changes, and goes with everything that it had', wholeBook, async () => {
  for (const { kind, id } of states) {
    const of = recordsOf(kind)
    const { version, ...state } = await of.require(id)
    await commit([of.update({ ...state, version }, { ...state })])
    const changed = await of.require(id)
    expect(changed).toMatchObject(state)
    // What an earlier version wrote is made new first, which is a version of its own.
    expect([version + 1, version + 2]).toContain(changed.version)
  }
  for (const { kind, id } of states) await commit([recordsOf(kind).remove(await recordsOf(kind).require(id))])
  await settle()
  const left = (await scanRows(10_000, undefined)).rows
  const names = left
    .map((row) => String(row.__edb_e__))
    // News, as they run out by themselves within the hour.
    .filter((name) => !['audit', 'trail', 'sequence', 'counter', 'denial', 'news'].includes(name))
  expect(names).toEqual([])
  const counts = left.filter((row) => row.__edb_e__ === 'counter' && !isShortList(String(row.list)))
  expect(counts.filter(({ count, measure }) => count !== 0 || measure !== 0)).toEqual([])
})

it('counters of short lists go when rows are put right', wholeBook, async () => {
  await verifyRows(kinds, { repair: true, pause: settle })
  const { rows } = await scanRows(10_000, undefined)
  expect(rows.filter(({ list, __edb_e__ }) => __edb_e__ === 'counter' && isShortList(String(list)))).toEqual([])
})
