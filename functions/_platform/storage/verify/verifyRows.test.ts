import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { verifyKind } from '#tests/support/verifyKind.ts'
import { auditRow } from '../auditRows.ts'
import { table as connection } from '../client.ts'
import { commit } from '../commit.ts'
import type { Definition } from '../definition.ts'
import { listKey } from '../listKeys.ts'
import { packState } from '../packedState.ts'
import { defineRecord } from '../record.ts'
import { counterRow, listRow, searchRow, stateRow, uniqueRow } from '../rows.ts'
import { searchRowsOf } from '../rowsOfState.ts'
import { headOf, newestFirst } from '../words.ts'
import { type VerifyOptions, verifyPart, verifyRows } from './verifyRows.ts'

interface Boat {
  readonly id: string
  readonly name: string
  readonly number: string
  readonly fleet: string
  readonly status: string
  readonly tons: number
}

const boats = defineRecord({
  kind: 'boat',
  notFound: 'account.notFound',
  unique: { number: (boat: Boat) => boat.number },
  list: {
    scopes: (boat: Boat) => ['all', `fleet:${boat.fleet}`],
    groups: (boat: Boat) => [boat.status],
    sorts: { name: (boat: Boat) => boat.name },
    summary: ({ id, name }: Boat) => ({ id, name }),
    measure: (boat: Boat) => boat.tons,
  },
  search: (boat: Boat) => [boat.name],
})
const definition = boats.definition as unknown as Definition

let made = 0
const aBoat = (more: Partial<Boat> = {}): Boat => {
  made += 1
  const id = `bot_${String(made).padStart(4, '0')}`
  return { id, name: `Dinghy ${made}`, number: `B-${made}`, fleet: 'north', status: 'afloat', tons: 10, ...more }
}

let table: TestTable
const relayed = new Set<string>()

const relayFresh = async () => {
  const { relay } = await import('#functions/platform/relay.ts')
  const { Records } = await table.stream()
  const fresh = Records.filter((record) => !relayed.has(record.eventID ?? ''))
  for (const record of fresh) relayed.add(record.eventID ?? '')
  await relay({ Records: fresh })
}

let relaying: Promise<void> = Promise.resolve()
/** What the relay has still to do, one batch after the other as the stream hands them over. */
const settle = () => {
  relaying = relaying.then(relayFresh)
  return relaying
}

const verify = (more: VerifyOptions = {}) => verifyKind(definition, { pause: settle, ...more })
const options = () => ({ client: connection(), table: process.env.TABLE_NAME ?? '' })
const told = async (more: VerifyOptions = {}) =>
  (await verify(more)).differences.map(({ of, id, row, found }) => `${of} ${id} ${row}: ${found}`).sort()

/** Finds it, changes nothing by finding it, mends it when told to, and then finds nothing. */
const findsAndMends = async (expected: readonly string[]) => {
  expect(await told()).toEqual(expected)
  const { differences, kinds } = await verify({ repair: true })
  expect(differences).toHaveLength(expected.length)
  expect(kinds[0]).toMatchObject({ kind: 'boat', differences: expected.length, repaired: expected.length })
  await settle()
  expect(await verify()).toMatchObject({ differences: [], kinds: [{ differences: 0, undecided: 0 }] })
}

beforeAll(async () => {
  table = await startTable()
  await commit([boats.create(aBoat())])
})
afterAll(() => table.stop())

describe('the rows of a kind', () => {
  let boat: Boat
  beforeEach(async () => {
    boat = aBoat()
    await commit([boats.create(boat)])
    await settle()
  })

  const north = () => listKey({ kind: 'boat', scope: 'fleet:north', group: 'any', id: boat.id }, 1)

  it('are what its states say', async () => {
    const { kinds, differences } = await verify()
    expect(differences).toEqual([])
    expect(kinds[0]).toMatchObject({ kind: 'boat', states: made, differences: 0, undecided: 0 })
  })

  it('lack one of a list', async () => {
    await listRow.delete({ list: north(), id: boat.id }).go(options())
    await settle()
    await findsAndMends([`list ${boat.id} ${north()}: missing`])
    expect((await boats.count('fleet:north')).count).toBe(made)
  })

  it('show something that is no longer so', async () => {
    await listRow
      .patch({ list: north(), id: boat.id })
      .set({ summary: { id: boat.id, name: 'Old' } })
      .go(options())
    await settle()
    await findsAndMends([`list ${boat.id} ${north()}: differs`])
  })

  it('are left over from a record that is gone', async () => {
    const id = 'bot_gone'
    const list = listKey({ kind: 'boat', scope: 'all', group: 'sunk', id }, 1)
    await listRow.put({ list, id, summary: {}, measure: 5, s1: `gone#${id}` }).go(options())
    await uniqueRow.put({ key: 'boat.number', value: 'B-gone', id }).go(options())
    await searchRow
      .put({
        kind: 'boat',
        scope: 'all',
        head: headOf('gone'),
        suffix: 'gone',
        id,
        newest: newestFirst(id),
        text: 'gone',
      })
      .go(options())
    await settle()
    await findsAndMends([
      `list ${id} ${list}: surplus`,
      `search ${id} all|gone: surplus`,
      `unique ${id} boat.number B-gone: surplus`,
    ])
    expect((await boats.count('all', 'sunk')).count).toBe(0)
  })

  it('are left over from another definition of the kind', async () => {
    const list = listKey({ kind: 'boat', scope: 'harbour:hull', group: 'any', id: boat.id }, 1)
    await listRow.put({ list, id: boat.id, summary: {}, s1: `a#${boat.id}` }).go(options())
    await uniqueRow.put({ key: 'boat.call', value: 'NORTH', id: boat.id }).go(options())
    await stateRow
      .patch({ id: boat.id })
      .set({ find: { kind: 'boat', texts: ['keel'], scopes: ['all'] } })
      .go(options())
    await settle()
    expect(await told()).toEqual(
      expect.arrayContaining([
        `list ${boat.id} ${list}: surplus`,
        `search ${boat.id} all|keel: surplus`,
        `search ${boat.id} fleet:north|dinghy: missing`,
        `state ${boat.id} find: differs`,
        `unique ${boat.id} boat.call NORTH: surplus`,
      ]),
    )
    await verify({ repair: true })
    await settle()
    expect(await told()).toEqual([])
    expect((await boats.search({ scopes: ['all'], text: boat.name, size: 5 })).hits).toHaveLength(1)
  })

  it('lack a word and a value', async () => {
    const [word] = searchRowsOf(boat.id, { kind: 'boat', texts: [boat.name], scopes: ['all'] })
    if (word === undefined) throw new Error('The boat has no words.')
    await searchRow.delete(word).go(options())
    await uniqueRow.delete({ key: 'boat.number', value: boat.number }).go(options())
    await findsAndMends([
      `search ${boat.id} all|${word.suffix}: missing`,
      `unique ${boat.id} boat.number ${boat.number}: missing`,
    ])
    expect(await boats.byUnique('number', boat.number)).toMatchObject({ id: boat.id })
  })

  it('tell of a value that another record holds, which nothing but a person can decide', async () => {
    const other = aBoat()
    await stateRow
      .put({ id: other.id, kind: 'boat', version: 1, state: packState({ ...other, number: boat.number }) })
      .go(options())
    await verify({ repair: true })
    const { kinds, differences } = await verify({ repair: true })
    expect(differences).toMatchObject([{ of: 'unique', id: other.id, found: `held by ${boat.id}`, repaired: false }])
    expect(kinds[0]).toMatchObject({ differences: 1, repaired: 0 })
    await commit([boats.remove(await boats.require(other.id))])
    await commit([boats.create({ ...other, id: 'bot_again' })]).catch(() => undefined)
    await settle()
    await verify({ repair: true })
  })

  it('are told and left alone where the state is of a kind that is not known', async () => {
    const list = listKey({ kind: 'boat', scope: 'all', group: 'any', id: boat.id }, 1)
    await stateRow.patch({ id: boat.id }).set({ kind: 'airship' }).go(options())
    const untouched = { of: 'list', row: list, found: 'of the kind airship, which is not known', repaired: false }
    const { kinds, differences } = await verifyRows([definition], { pause: settle, repair: true })
    expect(differences.every(({ repaired }) => !repaired)).toBe(true)
    expect(differences).toEqual(
      expect.arrayContaining([
        {
          kind: 'airship',
          of: 'state',
          id: boat.id,
          row: 'kind',
          found: 'of a kind that is not known',
          repaired: false,
        },
        { kind: 'boat', id: boat.id, ...untouched },
      ]),
    )
    expect(differences.map(({ of }) => of)).toEqual(expect.arrayContaining(['search', 'unique']))
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'airship', states: 1, differences: 1, repaired: 0 }))
    expect((await verify()).differences.some(({ kind }) => kind === 'airship')).toBe(false)
    await stateRow.patch({ id: boat.id }).set({ kind: 'boat' }).go(options())
    expect(await told()).toEqual([])
  })

  it('tell of an entry of the history that somebody altered, which nobody can mend', async () => {
    const { data } = await auditRow.query.byRecord({ recordId: boat.id }).go(options())
    const [entry] = data
    if (entry === undefined) throw new Error('The boat has no history.')
    const { recordId, at, version } = entry
    const altered = auditRow.patch({ recordId, at, version })
    await altered.set({ actor: 'usr_somebody' }).go(options())
    const { differences } = await verify({ repair: true })
    expect(differences).toMatchObject([
      { of: 'history', id: boat.id, found: 'the entry of version 1 is not as it was sealed', repaired: false },
    ])
    await auditRow.patch({ recordId, at, version }).set({ actor: entry.actor }).go(options())
  })

  it('are counted wrongly', async () => {
    await counterRow.update({ list: north() }).add({ count: 3, measure: -7 }).go(options())
    await findsAndMends([`counter ${north()} ${north()}: counts 3 and measures -7 too many`])
    expect(await boats.count('fleet:north')).toEqual({ count: made, measure: made * 10 })
  })

  it('are counted right though a job left its mark', async () => {
    const expiresAt = Math.floor(Date.now() / 1000) + 60
    await listRow.put({ list: north(), id: '!verify#old', summary: {}, measure: 0.5, expiresAt }).go(options())
    expect(await told()).toEqual([])
    await settle()
    expect(await told()).toEqual([])
    // Nobody who reads the list, counts it or decides on it sees the mark.
    expect(await boats.count('fleet:north')).toEqual({ count: made, measure: made * 10 })
    expect((await boats.every({ scopes: ['fleet:north'] })).filter(({ id }) => id === undefined)).toEqual([])
    expect(await boats.every({ scopes: ['fleet:north'] })).toHaveLength(made)
    expect((await boats.list({ scopes: ['fleet:north'], size: 100 })).hits.map(({ id }) => id)).not.toContain(
      '!verify#old',
    )
  })
})

describe('a run', () => {
  it('goes on where its last part ended', async () => {
    for (let index = 0; index < 30; index += 1) await commit([boats.create(aBoat())])
    await settle()
    const parts: number[] = []
    let cursor: string | undefined
    do {
      const part = await verifyPart([definition], { pause: settle, cursor, milliseconds: 0 })
      expect(part.differences).toEqual([])
      parts.push(part.kinds[0]?.states ?? 0)
      cursor = part.cursor
    } while (cursor !== undefined)
    expect(parts.length).toBeGreaterThan(2)
    const whole = await verifyRows([definition], { pause: settle })
    expect(parts.reduce((sum, each) => sum + each, 0)).toBe(whole.kinds[0]?.states)
  })

  it('waits no longer for a stream that stands still than a page may, however many lists it has', async () => {
    await settle()
    const lists = Array.from({ length: 30 }, (_, index) => `boat|fleet:lost${index}`)
    for (const list of lists)
      await counterRow.put({ list, count: 3, measure: 0, sequence: '1', changes: 3 }).go(options())
    let pauses = 0
    const pause = () => {
      pauses += 1
      return sleep(10)
    }
    const { kinds } = await verifyRows([definition], { patience: 100, pause })
    expect(kinds[0]?.undecided).toBe(lists.length)
    expect(pauses).toBeLessThan(1000)
    for (const list of lists) await counterRow.delete({ list }).go(options())
  })

  it('says in a sentence that a cursor is none', async () => {
    for (const cursor of [
      '',
      'x',
      Buffer.from('{"pk":1}').toString('base64url'),
      Buffer.from('null').toString('base64url'),
    ])
      await expect(verifyPart([definition], { pause: settle, cursor })).rejects.toThrow('The cursor is none')
  })

  it('waits once for the stream, however many pages have records whose search rows are broken', async () => {
    const { hits } = await boats.list({ scopes: ['all'], size: 30 })
    for (const { id, name } of hits) {
      const [word] = searchRowsOf(id, { kind: 'boat', texts: [name], scopes: ['all'] })
      if (word !== undefined) await searchRow.delete(word).go(options())
    }
    let waited = 0
    const pause = async (milliseconds: number) => {
      waited += milliseconds
      await settle()
    }
    const { differences } = await verifyKind(definition, { pause, repair: true })
    expect(differences).toHaveLength(30)
    expect(waited).toBe(15_000)
    expect(await told()).toEqual([])
  })

  it('tells nothing false while others write, and mends nothing', { timeout: 120_000 }, async () => {
    let writing = true
    const write = async () => {
      while (writing) {
        const boat = aBoat()
        await commit([boats.create(boat)])
        const stored = await boats.require(boat.id)
        await commit([boats.update(stored, { ...stored, fleet: 'south', name: `Yawl ${made}`, tons: 20 })])
        await commit([boats.remove(await boats.require(boat.id))])
        await sleep(50)
      }
    }
    const relay = async () => {
      while (writing) {
        await settle()
        await sleep(20)
      }
    }
    const others = [write(), write(), relay()]
    // On a slow machine the stream never catches up: what is not decided until then is not told.
    const watched = await verify({ patience: 10_000 })
    const mended = await verify({ patience: 10_000, repair: true })
    writing = false
    await Promise.all(others)
    expect([...watched.differences, ...mended.differences]).toEqual([])
    await settle()
    expect(await told()).toEqual([])
  })
})
