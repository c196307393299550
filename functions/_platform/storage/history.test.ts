import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { withTrace } from '../log/log.ts'
import { table as connection } from './client.ts'
import { commit } from './commit.ts'
import { brokenSeal, historyOf } from './history.ts'
import { defineRecord } from './record.ts'
import { scanRows } from './verify/rawRows.ts'

interface Ship {
  readonly id: string
  readonly name: string
  readonly pin: string
}

const ships = defineRecord({
  kind: 'ship',
  notFound: 'account.notFound',
  history: { hides: ['pin'] },
  list: { scopes: () => ['all'], sorts: { name: (ship: Ship) => ship.name }, summary: (ship: Ship) => ship },
})
const boats = defineRecord<Ship>({ kind: 'boat', notFound: 'account.notFound' })

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const as = <Result>(operation: string, work: () => Promise<Result>): Promise<Result> =>
  withTrace({ requestId: 'req_1', operation, actor: 'usr_1', capacity: 0 }, work)

const aShip = async (id: string): Promise<void> => {
  await as('createShip', () => commit([ships.create({ id, name: 'Ann', pin: '1234' })]))
  const ship = await ships.require(id)
  await as('renameShip', () => commit([ships.update(ship, { ...ship, name: 'Bea', pin: '5678' })]))
}

describe('the history of a record', () => {
  it('tells who changed what from what to what, newest first, and of what it hides only that it changed', async () => {
    await aShip('shp_1')
    expect(await historyOf('shp_1', 10)).toMatchObject([
      {
        version: 2,
        operation: 'renameShip',
        actor: 'usr_1',
        requestId: 'req_1',
        changes: [
          { field: 'name', before: 'Ann', after: 'Bea' },
          { field: 'pin', hidden: true },
        ],
      },
      { version: 1, operation: 'createShip' },
    ])
    expect(JSON.stringify(await historyOf('shp_1', 10))).not.toMatch(/1234|5678/)
    expect(await historyOf('shp_1', 1)).toHaveLength(1)
  })

  it('names fields alone where a kind does not tell more', async () => {
    await commit([boats.create({ id: 'bot_1', name: 'Cat', pin: '9999' })])
    expect((await historyOf('bot_1', 10))[0]?.changes).toEqual([
      { field: 'id', hidden: true },
      { field: 'name', hidden: true },
      { field: 'pin', hidden: true },
    ])
  })

  it('keeps the seal out of what is stored, listed and changed', async () => {
    await aShip('shp_2')
    expect((await ships.list({ scopes: ['all'], size: 10 })).hits.find(({ id }) => id === 'shp_2')).toEqual({
      id: 'shp_2',
      name: 'Bea',
      pin: '5678',
    })
    const fields = (await historyOf('shp_2', 10)).flatMap(({ changes }) => changes.map(({ field }) => field))
    expect(fields).not.toContain('seal')
  })
})

describe('the seals of a history', () => {
  const check = async (id: string) => brokenSeal({ recordId: id, last: (await ships.require(id)).seal })

  it('hold while nobody touches an entry, and begin anew with an id that is given again', async () => {
    await aShip('shp_3')
    expect(await check('shp_3')).toBeUndefined()
    await commit([ships.remove(await ships.require('shp_3'))])
    await aShip('shp_3')
    expect(await check('shp_3')).toBeUndefined()
  })

  it('hold over many writes in one instant', async () => {
    await aShip('shp_5')
    for (let turn = 0; turn < 12; turn += 1) {
      const ship = await ships.require('shp_5')
      await commit([ships.update(ship, { ...ship, name: `Name ${turn}` })])
    }
    expect(await check('shp_5')).toBeUndefined()
    expect((await historyOf('shp_5', 20)).map(({ version }) => version)).toEqual(
      Array.from({ length: 14 }, (_, index) => 14 - index),
    )
  })

  it('are missed where the state no longer carries one', async () => {
    await aShip('shp_6')
    expect(await brokenSeal({ recordId: 'shp_6' })).toBe('the state does not carry the last seal')
  })

  it('tell of an entry that somebody altered, and of one that is gone', async () => {
    await aShip('shp_4')
    const { rows } = await scanRows(1000, undefined)
    const entry = rows.find(({ recordId, version }) => recordId === 'shp_4' && version === 1)
    await connection().send(
      new UpdateCommand({
        TableName: process.env.TABLE_NAME,
        Key: { pk: entry?.pk, sk: entry?.sk },
        UpdateExpression: 'SET actor = :actor',
        ExpressionAttributeValues: { ':actor': 'usr_somebody' },
      }),
    )
    expect(await check('shp_4')).toBe('the entry of version 1 is not as it was sealed')
    expect(await brokenSeal({ recordId: 'shp_2', last: 'another' })).toBe('the state does not carry the last seal')
  })
})
