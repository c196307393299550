import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { verifyKind } from '#tests/support/verifyKind.ts'
import { commit } from './commit.ts'
import type { Definition } from './definition.ts'
import { freshen } from './freshen.ts'
import { defineRecord } from './record.ts'

interface OldShip {
  readonly id: string
  readonly name: string
  readonly number: string
  readonly harbours: readonly string[]
  readonly status: string
}
interface Ship {
  readonly id: string
  readonly title: string
  readonly call: string
  readonly harbours: readonly string[]
  readonly status: string
}

/** Ships as they were kept, listed and found before, and as they are now. */
const before = defineRecord({
  kind: 'ship',
  notFound: 'account.notFound',
  unique: { number: (ship: OldShip) => ship.number },
  list: {
    scopes: ({ harbours }: OldShip) => ['all', ...harbours.map((each) => `harbour:${each}`)],
    groups: (ship: OldShip) => [ship.status],
    sorts: { name: (ship: OldShip) => ship.name },
    summary: ({ id, name }: OldShip) => ({ id, name }),
  },
  search: (ship: OldShip) => [ship.name],
})
const after = defineRecord({
  kind: 'ship',
  notFound: 'account.notFound',
  version: 2,
  from: { 1: ({ name, number, ...rest }: OldShip): Ship => ({ ...rest, title: name, call: `C-${number}` }) },
  unique: { call: (ship: Ship) => ship.call },
  list: {
    scopes: ({ harbours }: Ship) => ['all', ...harbours.map((each) => `port:${each}`)],
    groups: (ship: Ship) => [ship.status.toUpperCase()],
    sorts: { title: (ship: Ship) => ship.title },
    summary: ({ id, title }: Ship) => ({ id, title }),
  },
  search: (ship: Ship) => [ship.title, ship.call],
})

let table: TestTable
const relayed = new Set<string>()
const settle = async () => {
  const { relay } = await import('#functions/platform/relay.ts')
  const { Records } = await table.stream()
  const fresh = Records.filter((record) => !relayed.has(record.eventID ?? ''))
  await relay({ Records: fresh })
  for (const record of fresh) relayed.add(record.eventID ?? '')
}

let made = 0
const anOldShip = async (harbours: readonly string[] = ['north']): Promise<OldShip> => {
  made += 1
  const ship = { id: `shp_${made}`, name: `Vessel${made}`, number: `${made}`, harbours, status: 'afloat' }
  await commit([before.create(ship)])
  await settle()
  return ship
}
const idsIn = async (records: typeof after | typeof before, scope: string, group?: string) =>
  (await records.list({ scopes: [scope], group, size: 100 })).hits.map(({ id }) => id)

beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

describe('a record that an older definition wrote', () => {
  it('is opened, found and listed as today’s has it', async () => {
    const { id } = await anOldShip()
    expect(await after.byId(id)).toMatchObject({
      id,
      title: `Vessel${made}`,
      call: `C-${made}`,
      harbours: ['north'],
      status: 'afloat',
      version: 1,
    })
    expect(await after.byIds([id])).toMatchObject([{ id, title: `Vessel${made}` }])
    expect((await after.list({ scopes: ['all'], size: 100 })).hits).toContainEqual({ id, title: `Vessel${made}` })
    expect(await after.every({ scopes: ['all'] })).toContainEqual({ id, title: `Vessel${made}` })
    expect((await after.search({ scopes: ['all'], text: `Vessel${made}`, size: 5 })).hits).toEqual([
      { id, title: `Vessel${made}` },
    ])
  })

  it('is changed, and nothing is left of the rows that only the older one gave it', async () => {
    const { id, number, name } = await anOldShip()
    const ship = await after.require(id)
    await commit([after.update(ship, { ...ship, title: 'Renamed' })])
    await settle()
    expect(await after.byId(id)).toMatchObject({ title: 'Renamed', version: 3 })
    expect(await after.byUnique('call', `C-${number}`)).toMatchObject({ id })
    expect(await before.idByUnique('number', number)).toBeUndefined()
    expect(await idsIn(after, 'port:north')).toContain(id)
    expect(await idsIn(after, 'all', 'AFLOAT')).toContain(id)
    expect(await idsIn(before, 'harbour:north')).not.toContain(id)
    expect(await idsIn(before, 'all', 'afloat')).not.toContain(id)
    expect((await after.search({ scopes: ['all'], text: 'renamed', size: 5 })).hits).toMatchObject([{ id }])
    expect((await after.search({ scopes: ['all'], text: name, size: 5 })).hits).toEqual([])
    expect((await after.search({ scopes: ['harbour:north'], text: 'renamed', size: 5 })).hits).toEqual([])
  })

  it('is removed with everything that it had', async () => {
    const { id, number } = await anOldShip()
    await commit([after.remove(await after.require(id))])
    await settle()
    expect(await after.byId(id)).toBeUndefined()
    expect(await before.idByUnique('number', number)).toBeUndefined()
    expect(await idsIn(before, 'harbour:north')).not.toContain(id)
    expect(await idsIn(after, 'port:north')).not.toContain(id)
  })

  it('is not written over what somebody wrote in between', async () => {
    const { id } = await anOldShip()
    const ship = await after.require(id)
    await commit([after.update(await after.require(id), { ...ship, title: 'First' })])
    await expect(commit([after.update(ship, { ...ship, title: 'Second' })])).rejects.toMatchObject({
      code: 'conflict.stale',
    })
    expect(await after.byId(id)).toMatchObject({ title: 'First' })
  })

  it('is made new by one of several who write it at once; the others are told that somebody else did', async () => {
    // Who of them is where when another has finished differs each time.
    for (let time = 0; time < 12; time += 1) {
      const { id } = await anOldShip()
      const ship = await after.require(id)
      const outcomes = await Promise.allSettled(
        ['One', 'Two', 'Three', 'Four'].map(async (title, index) => {
          await new Promise((resolve) => setTimeout(resolve, index * time))
          return commit([after.update(ship, { ...ship, title })])
        }),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict.stale' })
    }
  })

  it('is made new though it has more rows than one transaction takes, and is counted right', async () => {
    const harbours = Array.from({ length: 45 }, (_, index) => `h${index}`)
    const { id } = await anOldShip(harbours)
    expect(await freshen(after.definition as unknown as Definition, id)).toBe(3)
    await settle()
    expect(await idsIn(after, 'port:h44', 'AFLOAT')).toEqual([id])
    expect(await idsIn(before, 'harbour:h44')).toEqual([])
    expect(await after.count('port:h0')).toMatchObject({ count: 1 })
    expect(await before.count('harbour:h0')).toMatchObject({ count: 0 })
    expect(await freshen(after.definition as unknown as Definition, id)).toBe(3)
  })

  it('is refused by a deployment that does not know it yet', async () => {
    const ship = { id: 'shp_new', title: 'Newcomer', call: 'C-new', harbours: [], status: 'afloat' }
    await commit([after.create(ship)])
    await expect(before.byId('shp_new')).rejects.toMatchObject({ code: 'server.unavailable' })
    await expect(before.every({ scopes: ['all'] })).rejects.toMatchObject({ code: 'server.unavailable' })
  })
})

describe('a look at all of a kind', () => {
  const definition = after.definition as unknown as Definition
  const older = before.definition as unknown as Definition
  const look = (repair: boolean, of = definition) => verifyKind(of, { repair, pause: settle })

  it('tells which records an older definition wrote, once each, and makes them new when asked to', async () => {
    const { id } = await anOldShip()
    const { differences } = await look(false)
    expect(differences.filter((each) => each.id === id)).toEqual([
      { kind: 'ship', of: 'state', id, row: 'version', found: 'of version 1', repaired: false },
    ])
    // What there was no time for is decided by another look.
    const decides = async () => (await look(true)).kinds[0]?.undecided === 0
    expect((await decides()) || (await decides()) || (await decides())).toBe(true)
    await settle()
    expect((await look(false)).differences).toEqual([])
    expect(await after.byId(id)).toMatchObject({ id, version: 2 })
    expect(await idsIn(before, 'harbour:north')).toEqual([])
  })

  it('by an older definition tells of newer records and touches nothing of theirs', async () => {
    const { differences } = await look(true, older)
    expect(differences.length).toBeGreaterThan(0)
    expect(differences.map(({ found, repaired }) => [found, repaired])).toEqual(
      differences.map(() => ['of version 2, which is not known', false]),
    )
    expect((await look(false)).differences).toEqual([])
  })
})

it('a step that is missing is told by name', async () => {
  const { id } = await anOldShip()
  const later = defineRecord<Ship>({ kind: 'ship', notFound: 'account.notFound', version: 2 })
  await expect(later.byId(id)).rejects.toThrow('Nothing reads a ship of version 1 up.')
})
