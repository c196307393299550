import { afterAll, beforeAll, expect, it } from 'vitest'
import { relay } from '#functions/platform/relay.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { commit } from './commit.ts'
import { defineRecord } from './record.ts'
import { scanRows } from './verify/rawRows.ts'

interface Berth {
  readonly id: string
  readonly name: string
  readonly owner: string
}

const berths = defineRecord<Berth, never, 'name', Berth>({
  kind: 'berth',
  notFound: 'account.notFound',
  list: {
    scopes: ({ owner }) => ['all', `account:${owner}`],
    sorts: { name: ({ name }) => name },
    summary: (it) => it,
  },
  search: ({ name }) => [name],
})

const named = ['Harbour North', 'Harbour South', 'Quay', 'Old Harbour']
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  for (const [index, name] of named.entries())
    await commit([berths.create({ id: `ber_${index}`, name, owner: 'acc_1' })])
  await commit([berths.create({ id: 'ber_other', name: 'Harbour West', owner: 'acc_2' })])
})
afterAll(() => table.stop())

const found = async (scope: string, after?: string, size = 2) => {
  const { hits, nextToken } = await berths.search({ scopes: [scope], text: 'arbour', size, after })
  return { names: hits.map(({ name }) => name), nextToken }
}

it('what is looked for in a short list is found at once, page by page, and nothing of another’s', async () => {
  const first = await found('account:acc_1')
  expect(first.names).toHaveLength(2)
  const second = await found('account:acc_1', first.nextToken)
  expect(second.nextToken).toBeUndefined()
  expect([...first.names, ...second.names].sort()).toEqual(['Harbour North', 'Harbour South', 'Old Harbour'])
})

it('the index has rows of a record for the long lists alone', async () => {
  await relay(await table.stream())
  const { rows } = await scanRows(1000, undefined)
  const scopes = rows.filter(({ __edb_e__ }) => __edb_e__ === 'search').map(({ scope }) => scope)
  expect([...new Set(scopes)]).toEqual(['all'])
  expect((await found('all', undefined, 10)).names).toHaveLength(4)
})

it('a short list is paged in order, forth and back, and counted, though no index and no counter has it', async () => {
  const names = (page: { readonly hits: readonly Berth[] }) => page.hits.map(({ name }) => name)
  const scopes = ['account:acc_1']
  const first = await berths.list({ scopes, size: 3 })
  expect(names(first)).toEqual(['Harbour North', 'Harbour South', 'Old Harbour'])
  const second = await berths.list({ scopes, size: 3, after: first.nextToken })
  expect(names(second)).toEqual(['Quay'])
  expect(names(await berths.list({ scopes, size: 3, before: second.prevToken }))).toEqual(names(first))
  expect(names(await berths.list({ scopes, size: 1, descending: true }))).toEqual(['Quay'])
  expect([first.totalHits, (await berths.count('account:acc_1')).count]).toEqual([4, 4])
  const { rows } = await scanRows(1000, undefined)
  const short = rows.filter(({ list }) => String(list).startsWith('berth|account:'))
  expect(short.map(({ __edb_e__ }) => __edb_e__)).toEqual(['list', 'list', 'list', 'list', 'list'])
  expect(short.filter(({ gsi1pk }) => gsi1pk !== undefined)).toEqual([])
})
