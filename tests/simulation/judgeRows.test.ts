import { marshall } from '@aws-sdk/util-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { State } from '#functions/_platform/storage/definition.ts'
import { packState } from '#functions/_platform/storage/packedState.ts'
import { counterRow, stateRow } from '#functions/_platform/storage/rows.ts'
import { findableOf } from '#functions/_platform/storage/rowsOfState.ts'
import { expectedOf } from '#functions/_platform/storage/verify/expectedRows.ts'
import { newAgency } from '#functions/directory/agencies/newAgency.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import type { Item } from './cloud/expressions.ts'
import { MemoryTable } from './cloud/memoryTable.ts'
import { wrongsOfRows } from './judgeRows.ts'

process.env.TABLE_NAME = 'test'

type Row = Readonly<Record<string, unknown>>

const agency = (name: string) => {
  const { definition, after } = agencies.create(
    newAgency({
      id: 'agy_01JH0000000000000000000A01',
      name,
      contactEmail: 'office@harbour.example',
      contactFirstName: 'Holly',
      contactLastName: 'Pine',
      contactPhone: '15125550100',
      now: '2026-11-02T14:00:00.000Z',
    }),
  )
  const { id, ...state } = after as State
  return { definition, id, state: { ...state, id } }
}

const itemOf = (put: { params(options: { table: string }): unknown }): Row =>
  (put.params({ table: 'test' }) as { readonly Item: Row }).Item

/** The row of an agency's state, and those that follow from it. */
const rowsOf = (name: string) => {
  const { definition, id, state } = agency(name)
  const find = findableOf(definition, state)
  const row = { id, kind: definition.kind, version: 1, state: packState(state), ...(find && { find }) }
  const { written, streamed } = expectedOf(definition, row)
  const rows = [...written.values(), ...streamed.values()]
  const counters = rows
    .filter((each) => each.__edb_e__ === 'list')
    .map(({ list }) => itemOf(counterRow.put({ list: String(list), count: 1, measure: 0, sequence: '1' })))
  return { state: itemOf(stateRow.put(row)), rows, counters }
}

let table: MemoryTable
const put = (row: Row) =>
  void table.answer('PutItem', { Item: marshall(row, { removeUndefinedValues: true }) } as never)
const drop = ({ pk, sk }: Row) => void table.answer('DeleteItem', { Key: marshall({ pk, sk }) } as never)
const ofKind = (rows: readonly Row[], entity: string): Row => {
  const found = rows.find((each) => each.__edb_e__ === entity)
  if (found === undefined) throw new Error(`An agency has no row ${entity}.`)
  return found
}

describe('rows of a world', () => {
  const { state, rows, counters } = rowsOf('Harbour & Pine')
  beforeEach(() => {
    table = new MemoryTable()
    for (const row of [state, ...rows, ...counters]) put(row)
  })

  it('are right when they are what their states say', () => {
    expect(wrongsOfRows({ table })).toEqual([])
    expect([...table.all()].map((item: Item) => item.__edb_e__?.S)).toEqual(
      expect.arrayContaining(['state', 'list', 'search', 'counter']),
    )
  })

  it('are looked at where a world has touched them, and no others', () => {
    drop(ofKind(rows, 'search'))
    table = table.copy()
    expect(wrongsOfRows({ table })).toEqual([])
    drop(ofKind(rows, 'list'))
    expect(wrongsOfRows({ table })).toEqual([
      expect.stringMatching(/^the row list .* is missing$/),
      expect.stringMatching(/^the counter of .* went by 0 and 0, the list by -1 and 0$/),
    ])
  })

  it('are wrong where a state went and left them, or came without them', () => {
    drop(state)
    expect(wrongsOfRows({ table })[0]).toMatch(/is there and no state has it$/)
    table = table.copy()
    put(rowsOf('Quarry').state)
    expect(wrongsOfRows({ table })[0]).toMatch(/^the row (list .* says|.* is missing)/)
  })

  it('are wrong where they say something else, or a counter counts otherwise', () => {
    table = table.copy()
    put({ ...ofKind(rows, 'search'), text: 'quarry' })
    put({ ...ofKind(counters, 'counter'), count: 3 })
    expect(wrongsOfRows({ table })).toEqual([
      expect.stringMatching(/^the row search .* says .* quarry, its state .*$/),
      expect.stringMatching(/^the counter of .* went by 2 and 0, the list by 0 and 0$/),
    ])
  })
})
