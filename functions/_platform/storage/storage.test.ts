import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { Problem } from '../http/problem.ts'
import { commit } from './commit.ts'
import { countLists } from './counters.ts'
import { defineRecord } from './record.ts'
import { indexWords } from './searchIndex.ts'
import { nextNumber } from './sequence.ts'

interface Ship {
  readonly id: string
  readonly name: string
  readonly number: string
  readonly agencyId: string
  readonly status: string
  readonly launched: string
  readonly tons: number
}

const ships = defineRecord({
  kind: 'ship',
  notFound: 'account.notFound',
  unique: { number: (ship: Ship) => ship.number },
  list: {
    scopes: (ship: Ship) => ['all', `agency:${ship.agencyId}`],
    groups: (ship: Ship) => [ship.status],
    sorts: { launched: (ship: Ship) => ship.launched, name: (ship: Ship) => ship.name },
    summary: ({ id, name, status }: Ship) => ({ id, name, status }),
    measure: (ship: Ship) => ship.tons,
    shards: 3,
  },
  search: (ship: Ship) => [ship.name, ship.number],
})

const aShip = (index: number, more: Partial<Ship> = {}): Ship => ({
  id: `shp_${String(index).padStart(3, '0')}`,
  name: `Vessel ${index}`,
  number: `S-${index}`,
  agencyId: 'one',
  status: 'afloat',
  launched: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
  tons: 100,
  ...more,
})

let table: TestTable
const relayed = new Set<string>()

/** What the relay does with list rows and words, on what the stream has had since the last time. */
const settle = async () => {
  const { relay } = await import('#functions/platform/relay.ts')
  const { Records } = await table.stream()
  const fresh = Records.filter((record) => !relayed.has(record.eventID ?? ''))
  for (const record of fresh) relayed.add(record.eventID ?? '')
  await relay({ Records: fresh })
}

beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

describe('a record', () => {
  it('is read back by id and by unique value, with its version', async () => {
    await commit([ships.create(aShip(1))])
    expect(await ships.byId('shp_001')).toMatchObject({ name: 'Vessel 1', version: 1 })
    expect(await ships.byUnique('number', 'S-1')).toMatchObject({ id: 'shp_001' })
    expect(await ships.byId('shp_999')).toBeUndefined()
  })

  it('is written only over the version that was read', async () => {
    const ship = await ships.require('shp_001')
    await commit([ships.update(ship, { ...ship, name: 'Renamed' })])
    await expect(commit([ships.update(ship, { ...ship, name: 'Lost' })])).rejects.toMatchObject({
      code: 'conflict.stale',
    })
    expect(await ships.byId('shp_001')).toMatchObject({ name: 'Renamed', version: 2 })
  })

  it('refuses a second record with the same unique value', async () => {
    await expect(commit([ships.create(aShip(2, { number: 'S-1' }))])).rejects.toBeInstanceOf(Problem)
    expect(await ships.byId('shp_002')).toBeUndefined()
  })

  it('takes effect once for a key', async () => {
    expect(await commit([ships.create(aShip(3))], { once: 'launch-3' })).toBe('done')
    expect(await commit([ships.create(aShip(4))], { once: 'launch-3' })).toBe('already')
    expect(await ships.byId('shp_004')).toBeUndefined()
  })
})

describe('a list', () => {
  beforeAll(async () => {
    for (let index = 10; index < 40; index += 1) await commit([ships.create(aShip(index, { agencyId: 'two' }))])
    await settle()
  })

  it('pages forth and back in order, across shards', async () => {
    const names = async (page: { hits: { name: string }[] }) => page.hits.map((hit) => hit.name)
    const query = { scopes: ['all'], sort: 'name' as const, size: 10 }
    const first = await ships.list(query)
    const second = await ships.list({ ...query, after: first.nextToken })
    const again = await ships.list({ ...query, before: second.prevToken })
    expect(first.prevToken).toBeUndefined()
    expect(await names(again)).toEqual(await names(first))
    const all = [...(await names(first)), ...(await names(second))]
    expect(all).toEqual([...all].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect(new Set(all).size).toBe(20)
  })

  it('counts and measures what it holds, also when a batch of the stream is seen twice', async () => {
    expect(await ships.count('agency:two')).toEqual({ count: 30, measure: 3000 })
    const { Records } = await table.stream()
    await countLists(
      Records.filter((record) => record.dynamodb?.NewImage?.__edb_e__?.S === 'list').map((record) => ({
        list: record.dynamodb?.NewImage?.list?.S ?? '',
        sequence: (record.dynamodb?.SequenceNumber ?? '').padStart(40, '0'),
        count: 1,
        measure: 100,
      })),
    )
    expect(await ships.count('agency:two')).toEqual({ count: 30, measure: 3000 })
  })

  it('lets its rows go with a record that expires', async () => {
    const rafts = defineRecord({
      kind: 'raft',
      notFound: 'account.notFound',
      list: {
        scopes: () => ['all'],
        sorts: { id: ({ id }: { id: string; until: number }) => id },
        summary: ({ id }: { id: string; until: number }) => ({ id }),
      },
      expiresAt: ({ until }: { id: string; until: number }) => until,
    })
    await commit([rafts.create({ id: 'raf_1', until: 1_900_000_000 })])
    const { Records } = await table.stream()
    const rows = Records.map(({ dynamodb }) => dynamodb?.NewImage).filter((row) => row?.id?.S === 'raf_1')
    expect(rows.filter((row) => row?.expiresAt?.N === '1900000000')).toHaveLength(2)
  })

  it('moves a record between groups', async () => {
    const ship = await ships.require('shp_010')
    await commit([ships.update(ship, { ...ship, status: 'sunk' })])
    await settle()
    expect((await ships.list({ scopes: ['agency:two'], group: 'sunk', size: 5 })).hits).toEqual([
      { id: 'shp_010', name: 'Vessel 10', status: 'sunk' },
    ])
    expect((await ships.count('agency:two', 'afloat')).count).toBe(29)
  })
})

describe('search', () => {
  it('finds the middle of a word, within scope and group', async () => {
    await commit([ships.create(aShip(50, { name: 'Queen Charlotte Trading', agencyId: 'three' }))])
    await settle()
    const hits = async (text: string, scope: string, group?: string) =>
      (await ships.search({ scopes: [scope], text, size: 10, group })).hits.map((hit) => hit.id)
    expect(await hits('*arlot*', 'agency:three')).toEqual(['shp_050'])
    expect(await hits('queen trad', 'all')).toEqual(['shp_050'])
    expect(await hits('arlot', 'agency:two')).toEqual([])
    expect(await hits('arlot', 'all', 'sunk')).toEqual([])
  })

  it('forgets the words a record no longer has', async () => {
    const ship = await ships.require('shp_050')
    await commit([ships.update(ship, { ...ship, name: 'Princess' })])
    await settle()
    expect((await ships.search({ scopes: ['all'], text: 'charlotte', size: 10 })).hits).toEqual([])
    expect((await ships.search({ scopes: ['all'], text: 'princ', size: 10 })).hits).toHaveLength(1)
  })

  const idsOf = ({ hits }: { readonly hits: readonly { readonly id: string }[] }) => hits.map(({ id }) => id)
  const fleet = (text: string, more: object = {}) => ships.search({ scopes: ['agency:two'], text, size: 20, ...more })

  it('gives the closest match first, of equals the newest', async () => {
    const names = ['Marlin', 'Marl', 'Marlin', 'Marlow']
    await commit(names.map((name, index) => ships.create(aShip(60 + index, { name, agencyId: 'four' }))))
    await settle()
    const found = await ships.search({ scopes: ['agency:four'], text: 'marl', size: 10 })
    expect(idsOf(found)).toEqual(['shp_061', 'shp_062', 'shp_060', 'shp_063'])
  })

  it('gives every hit once over its pages, forth and back', async () => {
    const first = await fleet('vessel')
    const second = await fleet('vessel', { after: first.nextToken })
    expect(idsOf(first)[0]).toBe('shp_039')
    expect([...idsOf(first), ...idsOf(second)]).toEqual(
      Array.from({ length: 30 }, (_, index) => `shp_${String(39 - index).padStart(3, '0')}`),
    )
    expect([first.totalHits, second.totalHits]).toEqual([20, 10])
    expect(second.nextToken).toBeUndefined()
    const back = await fleet('vessel', { before: second.prevToken })
    expect(idsOf(back)).toEqual(idsOf(first))
    expect(back.prevToken).toBeUndefined()
    expect(idsOf(await fleet('vessel', { after: back.nextToken }))).toEqual(idsOf(second))
  })

  it('gives a record that contains the text twice once', async () => {
    const names = Array.from({ length: 4 }, (_, index) => `Banana Cabana ${index}`)
    await commit(names.map((name, index) => ships.create(aShip(70 + index, { name, agencyId: 'five' }))))
    await settle()
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await ships.search({ scopes: ['agency:five'], text: 'ana', size: 1, after })
      seen.push(...idsOf(page))
      after = page.nextToken
    } while (after !== undefined)
    expect(seen).toEqual(['shp_073', 'shp_072', 'shp_071', 'shp_070'])
  })

  it('reads several lists as one', async () => {
    const scopes = ['agency:two', 'agency:four', 'all']
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await ships.search({ scopes, text: 'vessel', size: 7, after })
      seen.push(...idsOf(page))
      after = page.nextToken
    } while (after !== undefined)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(seen.toSorted().reverse())
  })

  it('writes nothing where nothing changed', async () => {
    await expect(indexWords([])).resolves.toBeUndefined()
  })
})

it('gives numbers of a series once', async () => {
  const numbers = await Promise.all(Array.from({ length: 10 }, () => nextNumber('ships')))
  expect(new Set(numbers).size).toBe(10)
})
