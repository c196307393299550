import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { alwaysForecast, type Forecast, type PresentWeather, startWeather } from '#tests/weather/weather.ts'
import { withTrace } from '../log/log.ts'
import { Problem } from '../problems/problem.ts'
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
  await relay({ Records: fresh })
  for (const record of fresh) relayed.add(record.eventID ?? '')
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

  it('is read with many others in the order asked, each once, those that are not there left out', async () => {
    const buoys = defineRecord<{ id: string }>({ kind: 'buoy', notFound: 'account.notFound' })
    const ids = Array.from({ length: 130 }, (_, index) => `buo_${(index * 37) % 130}`)
    for (let from = 0; from < ids.length; from += 50)
      await commit(ids.slice(from, from + 50).map((id) => buoys.create({ id })))
    const found = await buoys.byIds([...ids, 'buo_999', ...ids.slice(0, 5)])
    expect(found.map(({ id }) => id)).toEqual(ids)
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

  it('is read once where a scope or a group is named twice', async () => {
    const once = { scopes: ['agency:two'], group: ['afloat'], size: 5 }
    const twice = { scopes: ['agency:two', 'agency:two'], group: ['afloat', 'afloat'], size: 5 }
    expect(await ships.list(twice)).toEqual(await ships.list(once))
    const text = 'vessel'
    expect(await ships.search({ ...twice, text })).toEqual(await ships.search({ ...once, text }))
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

  it('shows of a state nothing of the version that it was written over', async () => {
    const rafts = defineRecord({
      kind: 'wholeRaft',
      notFound: 'account.notFound',
      list: {
        scopes: () => ['all'],
        sorts: { id: ({ id }: { id: string; name: string }) => id },
        summary: (raft) => raft,
      },
    })
    await commit([rafts.create({ id: 'raf_2', name: 'Old' })])
    const raft = await rafts.require('raf_2')
    await commit([rafts.update(raft, { ...raft, name: 'New' })])
    expect((await rafts.list({ scopes: ['all'], size: 5 })).hits).toEqual([{ id: 'raf_2', name: 'New' }])
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

  it('finds names of any script', async () => {
    const names = ['Łódź Handel', 'Straße', 'Ёлка', 'Οδυσσεύς', '山田商店']
    await commit(names.map((name, index) => ships.create(aShip(52 + index, { name, agencyId: 'twelve' }))))
    await settle()
    const hits = async (text: string) =>
      (await ships.search({ scopes: ['agency:twelve'], text, size: 10 })).hits.map(({ name }) => name)
    for (const [index, text] of ['lodz', '*STRASSE*', 'елк', 'ΣΣΕΥΣ', '田商'].entries())
      expect(await hits(text)).toEqual([names[index]])
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
    expect([first.totalHits, second.totalHits]).toEqual([30, 30])
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

  describe('shows what somebody has just written to them at once', () => {
    const searched = (justWritten: readonly string[], text: string, more: object = {}) =>
      withTrace({ requestId: 'r', operation: 'o', capacity: 0, justWritten }, () =>
        ships.search({ scopes: ['agency:ten', 'agency:eleven'], text, size: 10, ...more }),
      )
    const launch = (index: number, name: string) => commit([ships.create(aShip(index, { name, agencyId: 'ten' }))])

    it('as it is by now, in its place, whatever its rows for search say', async () => {
      for (const [index, name] of ['Heron', 'Heron', 'Heronry'].entries()) await launch(90 + index, name)
      await settle()
      await launch(93, 'Heron')
      const old = await ships.require('shp_090')
      await commit([ships.update(old, { ...old, name: 'Stork', agencyId: 'eleven' })])
      await commit([ships.remove(await ships.require('shp_091'))])
      const own = ['shp_090', 'shp_091', 'shp_093', 'shp_999']
      expect(idsOf(await searched([], 'heron'))).toEqual(expect.arrayContaining(['shp_092']))
      expect(idsOf(await searched(own, 'heron'))).toEqual(['shp_093', 'shp_092'])
      expect(idsOf(await searched(own, 'stork'))).toEqual(['shp_090'])
      expect(idsOf(await searched(own, 'heron', { group: 'sunk' }))).toEqual([])
      expect(idsOf(await searched(own, 'heron', { scopes: ['agency:two'] }))).toEqual([])
      await settle()
      expect(idsOf(await searched(own, 'heron'))).toEqual(idsOf(await searched([], 'heron')))
    })

    it('once over its pages, forth and back', async () => {
      for (let index = 0; index < 6; index += 1) await launch(100 + index, 'Petrel')
      await settle()
      for (let index = 6; index < 9; index += 1) await launch(100 + index, index === 8 ? 'Petrels' : 'Petrel')
      const own = ['shp_106', 'shp_107', 'shp_108', 'shp_103']
      const seen: string[] = []
      let page = await searched(own, 'petrel', { size: 2 })
      seen.push(...idsOf(page))
      while (page.nextToken !== undefined) {
        page = await searched(own, 'petrel', { size: 2, after: page.nextToken })
        seen.push(...idsOf(page))
      }
      expect(seen).toEqual([107, 106, 105, 104, 103, 102, 101, 100, 108].map((index) => `shp_${index}`))
      const back = await searched(own, 'petrel', { size: 20, before: page.prevToken })
      expect(idsOf(back)).toEqual(seen.slice(0, 8))
    })
  })

  it('writes nothing where nothing changed, and of a record that moved only the rows of where it went', async () => {
    const searchRows = async () =>
      (await table.stream()).Records.flatMap(({ dynamodb }) => {
        const row = dynamodb?.NewImage ?? dynamodb?.OldImage
        return row?.__edb_e__?.S === 'search' ? [row.scope?.S] : []
      })
    await indexWords([])
    await commit([ships.create(aShip(80, { agencyId: 'six' }))])
    await settle()
    const made = await searchRows()
    const ship = await ships.require('shp_080')
    await commit([ships.update(ship, { ...ship, tons: 200 })])
    await settle()
    expect(await searchRows()).toEqual(made)
    const changed = await ships.require('shp_080')
    await commit([ships.update(changed, { ...changed, agencyId: 'seven' })])
    await settle()
    expect(new Set((await searchRows()).slice(made.length))).toEqual(new Set(['agency:six', 'agency:seven']))
  })
})

describe('in weather', () => {
  let weather: PresentWeather | undefined
  const inWeather = (forecast: Partial<Forecast>) => {
    weather = startWeather({ seed: 3, forecast: { ...alwaysForecast, ...forecast } })
  }
  afterEach(() => weather?.stop())

  it('a commit goes through whoever it meets, and however often it is put off', async () => {
    inWeather({ conflicts: 0.3, throttles: 0.04, lostAnswers: 0.1 })
    const fleet = Array.from({ length: 20 }, (_, index) => aShip(400 + index, { agencyId: 'six' }))
    expect(await Promise.all(fleet.map((ship) => commit([ships.create(ship)])))).toEqual(fleet.map(() => 'done'))
    expect(await ships.byIds(fleet.map(({ id }) => id))).toHaveLength(20)
  })

  it('counters count once, whichever answers are lost and batches come again', async () => {
    const fleet = Array.from({ length: 12 }, (_, index) => aShip(440 + index, { agencyId: 'nine' }))
    for (const ship of fleet) await commit([ships.create(ship)])
    inWeather({ lostAnswers: 0.2, dyingWorkers: 0.5 })
    await weather?.survived(settle)
    weather?.stop()
    expect(await ships.count('agency:nine')).toEqual({ count: 12, measure: 1200 })
  })

  it('numbers of a series are given once, though an answer may be lost with its number', async () => {
    inWeather({ lostAnswers: 0.3 })
    const numbers = await Promise.all(Array.from({ length: 20 }, () => nextNumber('barges')))
    expect(new Set(numbers).size).toBe(20)
  })
})

it('gives numbers of a series once', async () => {
  const numbers = await Promise.all(Array.from({ length: 10 }, () => nextNumber('ships')))
  expect(new Set(numbers).size).toBe(10)
})
