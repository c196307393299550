import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { verifyKind } from '#tests/support/verifyKind.ts'
import { commit } from '../commit.ts'
import type { Definition } from '../definition.ts'
import { defineRecord } from '../record.ts'
import { indexOf, openIndex, putKeys } from '../thumbIndex.ts'
import type { VerifyOptions } from './verifyRows.ts'

interface Crew {
  readonly id: string
  readonly name: string
}

/** Of a kind whose lists have thumb indexes. */
const crews = defineRecord({
  kind: 'team',
  notFound: 'team.notFound',
  list: {
    scopes: () => ['all'],
    sorts: { name: (crew: Crew) => crew.name },
    summary: ({ id, name }: Crew) => ({ id, name }),
    shards: 3,
  },
})
const definition = crews.definition as unknown as Definition
const index = indexOf({ kind: 'team', scope: 'all', group: 'any' }, 's1')
const list = 'team|all|any|0'
const keyOf = (number: number) => `crew ${number}#tea_${number}`
const keys = async () => openIndex(index, true).keys(0, 100)

let table: TestTable
const relayed = new Set<string>()
const settle = async () => {
  const { relay } = await import('#functions/platform/relay.ts')
  const { Records } = await table.stream()
  const fresh = Records.filter((record) => !relayed.has(record.eventID ?? ''))
  for (const record of fresh) relayed.add(record.eventID ?? '')
  await relay({ Records: fresh })
}
const verify = (more: VerifyOptions = {}) => verifyKind(definition, { pause: settle, ...more })

beforeAll(async () => {
  table = await startTable()
  await commit([1, 2, 3, 4, 5, 6].map((number) => crews.create({ id: `tea_${number}`, name: `Crew ${number}` })))
})
afterAll(() => table.stop())

it('a thumb index that the stream has still to write is whole', async () => {
  expect(await verify()).toMatchObject({ differences: [], kinds: [{ undecided: 0 }] })
  expect(await keys()).toEqual([1, 2, 3, 4, 5, 6].map(keyOf))
})

it('a thumb index that lacks a row, and has one that is gone, is told of and mended', async () => {
  await putKeys(index, [
    [keyOf(2), false],
    ['crew 9#tea_9', true],
  ])
  const told = { of: 'place', id: list, row: index, found: 'lacks 1 and has 1 too many' }
  expect((await verify()).differences).toMatchObject([{ ...told, repaired: false }])
  expect((await verify({ repair: true })).differences).toMatchObject([{ ...told, repaired: true }])
  expect(await keys()).toEqual([1, 2, 3, 4, 5, 6].map(keyOf))
  expect((await verify()).differences).toEqual([])
})

it('a list that is older than its index is told of as what an earlier version wrote, and put into it', async () => {
  await putKeys(
    index,
    (await keys()).map((key) => [key, false]),
  )
  const told = { of: 'place', id: list, row: 'version', found: 'lacks 6 and has 0 too many' }
  expect((await verify()).differences).toMatchObject([told])
  expect((await verify({ repair: true })).differences).toMatchObject([{ ...told, repaired: true }])
  expect(await keys()).toEqual([1, 2, 3, 4, 5, 6].map(keyOf))
})

it('a record that goes while its place is looked for is not put back', async () => {
  await putKeys(index, [[keyOf(3), false]])
  let isGone = false
  const pause = async () => {
    if (!isGone) await commit([crews.remove(await crews.require('tea_3'))])
    isGone = true
    await settle()
  }
  expect((await verify({ repair: true, pause })).differences.filter(({ of }) => of === 'place')).toEqual([])
  expect(await keys()).toEqual([1, 2, 4, 5, 6].map(keyOf))
})
