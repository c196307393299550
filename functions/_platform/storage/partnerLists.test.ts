import { afterAll, beforeAll, expect, it } from 'vitest'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { verifyKind } from '#tests/support/verifyKind.ts'
import { withTrace } from '../log/log.ts'
import { table as connection } from './client.ts'
import { commit } from './commit.ts'
import type { Definition } from './definition.ts'
import { listKey } from './listKeys.ts'
import { defineRecord } from './record.ts'
import { listRow } from './rows.ts'

interface Boat {
  readonly id: string
  readonly name: string
  readonly tons: number
  readonly partners: readonly string[]
}

const boats = defineRecord({
  kind: 'boat',
  notFound: 'account.notFound',
  list: {
    scopes: (boat: Boat) => ['all', ...boat.partners.map((id) => `partner:${id}`)],
    groups: (boat: Boat) => (boat.tons > 5 ? ['large'] : []),
    sorts: { name: (boat: Boat) => boat.name },
    summary: ({ id, name }: Boat) => ({ id, name }),
    measure: (boat: Boat) => boat.tons,
  },
  search: (boat: Boat) => [boat.name],
})
const definition = boats.definition as unknown as Definition

let table: TestTable
let settle: () => Promise<void>
beforeAll(async () => {
  table = await startTable()
  const once = settlerOf(table)
  // The rows follow the records, and the counters the rows.
  settle = async () => {
    await once()
    await once()
  }
})
afterAll(() => table.stop())

const namesOf = async (partner: string, group?: string) =>
  (await boats.every({ scopes: [`partner:${partner}`], group })).map(({ name }) => name)

it('lists of partners follow what becomes of a record, however many there are', async () => {
  const many = Array.from({ length: 120 }, (_, index) => `many${index}`)
  await commit([boats.create({ id: 'bot_1', name: 'Gull', tons: 10, partners: ['a', 'b', ...many] })])
  await settle()
  expect([await namesOf('a'), await namesOf('b', 'large'), await namesOf('many119')]).toEqual([
    ['Gull'],
    ['Gull'],
    ['Gull'],
  ])
  expect(await boats.count('partner:a', 'large')).toEqual({ count: 1, measure: 10 })
  const found = await boats.search({ scopes: ['partner:b'], text: 'gul', size: 5 })
  expect(found.hits).toMatchObject([{ id: 'bot_1' }])

  const gull = await boats.require('bot_1')
  await commit([boats.update(gull, { ...gull, name: 'Tern', tons: 4, partners: ['b', 'c'] })])
  await settle()
  expect([await namesOf('a'), await namesOf('b'), await namesOf('b', 'large'), await namesOf('c')]).toEqual([
    [],
    ['Tern'],
    [],
    ['Tern'],
  ])
  expect(await boats.count('partner:a')).toEqual({ count: 0, measure: 0 })
  expect(await boats.count('partner:b')).toEqual({ count: 1, measure: 4 })

  await commit([boats.remove(await boats.require('bot_1'))])
  await settle()
  expect([await namesOf('b'), await namesOf('c')]).toEqual([[], []])
  expect(await boats.count('partner:c')).toEqual({ count: 0, measure: 0 })
})

it('a row that is lost there, or nobody’s, is told and mended', async () => {
  await commit([boats.create({ id: 'bot_2', name: 'Wren', tons: 3, partners: ['d'] })])
  await settle()
  const options = { client: connection(), table: process.env.TABLE_NAME ?? '' }
  const list = (partner: string) => listKey({ kind: 'boat', scope: `partner:${partner}`, group: 'any', id: 'bot_2' }, 1)
  await listRow.delete({ list: list('d'), id: 'bot_2' }).go(options)
  await listRow.put({ list: list('e'), id: 'bot_2', summary: { id: 'bot_2', name: 'Wren' } }).go(options)
  await settle()
  const { differences } = await verifyKind(definition, { repair: true, pause: settle })
  expect(
    differences
      .filter(({ of }) => of === 'list')
      .map(({ row, found }) => `${row} ${found}`)
      .sort(),
  ).toEqual([`${list('d')} missing`, `${list('e')} surplus`])
  await settle()
  expect(await namesOf('d')).toEqual(['Wren'])
  expect((await verifyKind(definition, { pause: settle })).differences).toEqual([])
})

it('who has just written a record finds it there before the stream comes, where they are its partner', async () => {
  const [gull, tern] = ['Gull', 'Tern'].map((name, index) => ({
    id: `bot_own${index}`,
    name,
    tons: 2,
    partners: ['f'],
  }))
  if (gull === undefined || tern === undefined) throw new Error('There are two boats.')
  await commit([boats.create(tern)])
  await settle()
  await commit([boats.create(gull)])
  const listed = async (partner: string, justWritten: readonly string[] = []) =>
    withTrace({ requestId: '', operation: 'test', capacity: 0, justWritten }, async () => {
      const { hits, totalHits } = await boats.list({ scopes: [`partner:${partner}`], sort: 'name', size: 5 })
      return { names: hits.map(({ name }) => name), totalHits }
    })
  expect((await listed('f')).names).toEqual(['Tern'])
  expect(await listed('f', [gull.id])).toEqual({ names: ['Gull', 'Tern'], totalHits: 2 })
  expect((await listed('g', [gull.id])).names).toEqual([])
  await settle()
  expect(await listed('f', [gull.id])).toEqual({ names: ['Gull', 'Tern'], totalHits: 2 })
  await commit([boats.update(await boats.require(gull.id), { ...gull, name: 'Wren', partners: ['g'] })])
  expect((await listed('f', [gull.id])).names).toEqual(['Tern'])
  expect((await listed('g', [gull.id])).names).toEqual(['Wren'])
})
