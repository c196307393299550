import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { verifyKind } from '#tests/support/verifyKind.ts'
import { withTrace } from '../log/log.ts'
import { entriesAt, followAudit, type TrailedEntry, walkRecord, walkTrail } from './auditTrail.ts'
import { commit } from './commit.ts'
import { brokenSeal } from './history.ts'
import { defineRecord } from './record.ts'
import { scanRows } from './verify/rawRows.ts'

interface Ship {
  readonly id: string
  readonly name: string
  readonly owner: string
}

const ships = defineRecord({
  kind: 'ship',
  notFound: 'account.notFound',
  history: { hides: [] },
  list: {
    scopes: (ship: Ship) => ['all', `agency:${ship.owner}`, 'team:t', 'partner:p'],
    sorts: { name: (ship: Ship) => ship.name },
    summary: (ship: Ship) => ship,
  },
})
const boats = defineRecord<Ship>({ kind: 'boat', notFound: 'account.notFound' })

let table: TestTable
let settle: () => Promise<void>
beforeAll(async () => {
  table = await startTable()
  settle = settlerOf(table)
})
afterAll(() => table.stop())

const as = <Result>(actor: string, actsFor: string, work: () => Promise<Result>): Promise<Result> =>
  withTrace({ requestId: 'req_1', operation: 'sail', actor, actsFor, capacity: 0 }, work)
const trailRows = async () => (await scanRows(1000, undefined)).rows.filter((row) => row.__edb_e__ === 'trail')
const ever = { from: '2020-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z', size: 10 }
const made = (day: string, version: number): TrailedEntry => ({
  ...{ recordId: 'shp_old', version, at: `${day}T10:00:00.00${version}Z`, operation: 'sail', actor: 'usr_old' },
  trail: { kind: 'ship', owners: ['agy_old'] },
})

describe('the audit trail', () => {
  it('has a write in everyone’s, its owners’ – those before too –, its actor’s and that of whom they acted for', async () => {
    await as('usr_1', 'agy_1', () =>
      commit([
        ships.create({ id: 'shp_1', name: 'Ann', owner: 'agy_1' }),
        boats.create({ id: 'b', name: 'B', owner: 'x' }),
      ]),
    )
    const ship = await ships.require('shp_1')
    await as('usr_2', 'agy_3', () => commit([ships.update(ship, { ...ship, owner: 'agy_2' })]))
    await settle()
    const versionsOf = (trail: string) =>
      trailRows().then((rows) =>
        rows
          .filter((row) => row.trail === trail)
          .map(({ place }) => String(place).split('#').slice(1).join(' '))
          .sort(),
      )
    expect(await versionsOf('all')).toEqual(['shp_1 1', 'shp_1 2'])
    expect(await versionsOf('actor:usr_1')).toEqual(['shp_1 1'])
    expect(await versionsOf('actor:usr_2')).toEqual(['shp_1 2'])
    expect(await versionsOf('organization:agy_1')).toEqual(['shp_1 1', 'shp_1 2'])
    expect(await versionsOf('organization:agy_2')).toEqual(['shp_1 2'])
    expect(await versionsOf('organization:agy_3')).toEqual(['shp_1 2'])
    expect(new Set((await trailRows()).map(({ trail }) => trail)).size).toBe(6)
    const { places } = await walkRecord('shp_1', ever, () => true)
    expect((await entriesAt(places)).map(({ version }) => version)).toEqual([2, 1])
    expect(await brokenSeal({ recordId: 'shp_1', last: (await ships.require('shp_1')).seal })).toBeUndefined()
    expect((await verifyKind(ships.definition as never, { pause: settle })).differences).toEqual([])
  })

  it('is the same when the stream repeats itself', async () => {
    const entry = made('2024-05-01', 1)
    await followAudit([entry, entry])
    const rows = await trailRows()
    await followAudit([entry])
    expect(await trailRows()).toEqual(rows)
  })

  it('is walked newest first over days, page by page, each entry once, however far apart and whatever fits', async () => {
    await followAudit(['2024-05-01', '2024-05-02', '2024-05-20'].flatMap((day) => [1, 2, 3].map((n) => made(day, n))))
    const walk = async (size: number, fits?: () => boolean) => {
      const met: string[] = []
      let after: string | undefined
      let parts = 0
      do {
        const span = { from: '2024-05-01T10:00:00.002Z', to: '2024-07-01T00:00:00.000Z', size, after }
        const { places, cursor } = await walkTrail('organization:agy_old', span, fits)
        met.push(...places.map((place) => place.replace('#shp_old', '')))
        after = cursor
        parts += 1
      } while (after !== undefined)
      return { met, parts }
    }
    const all = ['20', '02', '01'].flatMap((day) => [3, 2, 1].map((n) => `2024-05-${day}T10:00:00.00${n}Z#${n}`))
    for (const size of [1, 2, 3, 8, 50]) expect((await walk(size)).met).toEqual(all.slice(0, 8))
    expect((await walk(2, () => true)).met).toEqual(all.slice(0, 8))
    expect(await walk(5, () => false)).toEqual({ met: [], parts: 2 })
  })
})
